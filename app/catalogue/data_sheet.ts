import type { CrossSection } from '#catalogue/cross_section'
import { type CrossSectionDrawing, drawCrossSections } from '#catalogue/cross_section_drawing'
import type { SheetLocale } from '#catalogue/data_sheet_files'
import { type Fact, groupFacts } from '#catalogue/facts'
import type { Profile } from '#catalogue/profile_queries'
import { toVariants, type Variant } from '#catalogue/variants'
import type { Locale } from '#shared/locales'
import type { Measures } from '#texts/measures'
import type { Translate } from '#texts/translate'

/** A product group as its sheet needs it, in one language. */
export type SheetGroup = {
  title: string
  text: string
  /** The language of a text that stands in another one. */
  lang?: Partial<Record<string, Locale>>
  profiles: (Profile & { section: CrossSection })[]
}

/** Who a sheet comes from. */
export type Sender = {
  /** The product's name. */
  name: string
  /** The separate product platform. */
  platform_link: string
  address?: SenderAddress
}

/** Where the company is, and how to reach it. */
export type SenderAddress = {
  company: string
  street: string
  postal_code: string
  city: string
  country: string
  phone: string
  email: string
}

/**
 * Everything a product group's data sheet says, in words of its language. The same sheet gives the
 * same file, byte for byte.
 */
export type DataSheet = Pick<SheetGroup, 'title' | 'text' | 'lang'> & {
  locale: SheetLocale
  sections: { caption: string; drawing: CrossSectionDrawing }[]
  facts: Fact[]
  variants: Variant[]
  sender: Sender
  /** Headings, and the heads of the article table's columns. */
  words: {
    data_sheet: string
    facts: string
    variants: string
    platform: string
    columns: Record<keyof Variant, string>
  }
}

export function toDataSheet(
  { title, text, lang, profiles }: SheetGroup,
  locale: SheetLocale,
  { name, platform_link, address }: Sender,
  t: Translate,
  measures: Measures
): DataSheet {
  const caption = (number: string, index: number) =>
    index === 0 ? t('catalogue.ui.section') : t('catalogue.ui.section_of', { number })
  return {
    locale,
    title,
    text,
    lang,
    sections: drawCrossSections(profiles, t, measures).map((drawing, index) => ({
      caption: `${caption(drawing.article_number, index)}, ${t('catalogue.ui.sizes_in_mm')}`,
      drawing,
    })),
    facts: groupFacts(profiles, t, measures),
    variants: toVariants(profiles, t, measures),
    sender: { name, platform_link, address },
    words: {
      data_sheet: t('catalogue.datasheet.title'),
      facts: t('catalogue.datasheet.facts'),
      variants: t('catalogue.ui.variants'),
      platform: t('global.product_platform'),
      columns: {
        article_number: t('catalogue.ui.article_number'),
        height: t('catalogue.ui.height_column'),
        visible_width: t('catalogue.facts.visible_width'),
        lengths: t('catalogue.facts.lengths'),
        material: t('catalogue.facts.material'),
        surface: t('catalogue.facts.surface'),
      },
    },
  }
}
