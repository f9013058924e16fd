import {
  type Article,
  type ArticleColumn,
  articleColumns,
  articlesIn,
  toArticles,
} from '#catalogue/articles'
import type { CatalogueContent, Installation } from '#catalogue/catalogue_queries'
import { type Fact, groupFacts } from '#catalogue/facts'
import type { Insert } from '#catalogue/group_schema'
import { describeStep } from '#catalogue/guide_drawings'
import type { DrawnProfile } from '#catalogue/profile_queries'
import type { CrossSection } from '#drawings/cross_section'
import { type CrossSectionDrawing, drawCrossSections } from '#drawings/cross_section_drawing'
import { drawSteps, type StepDrawing } from '#drawings/step_drawings'
import type { Locale } from '#shared/locales'
import type { Translate } from '#shared/messages'
import type { Measures } from '#texts/measures'
import { withoutTags } from '#texts/plain_text'

/** A product group as its sheet needs it, in one language. */
export type SheetGroup = {
  title: string
  text: string
  /** The language of a text that stands in another one. */
  lang?: Partial<Record<string, Locale>>
  profiles: readonly DrawnProfile[]
  inserts: readonly Pick<Insert, 'id' | 'title' | 'lrv'>[]
  /** The guide by which it is installed. */
  installation: string
}

/** A colour or decor as a row of a sheet's table. */
export type SheetColour = {
  code: string
  title: string
  /** Of a decor what it imitates. */
  surface: string
  /** Empty for a decor. */
  lrv: string
  /** The numbers of the articles that come in it. */
  articles: string
}

/** A step of the guide, with its drawings and what they show, in words. */
export type SheetStep = {
  title: string
  text: string
  lang?: Locale
  drawings: { drawing: StepDrawing; description: string }[]
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
  locale: Locale
  /** The whole address of the group's page, which the sheet shows as a QR code. */
  page: string
  /** The state of the content, in words. */
  issue: string
  crossSections: { caption: string; drawing: CrossSectionDrawing }[]
  facts: Fact[]
  columns: ArticleColumn[]
  variants: Article[]
  colours: SheetColour[]
  inserts: { title: string; lrv: string }[]
  steps: SheetStep[]
  sender: Sender
  /** Headings, and the heads of the tables. */
  words: {
    data_sheet: string
    facts: string
    variants: string
    platform: string
    article_number: string
    articles: string
    colours: string
    decors: string
    inserts: string
    installation: string
    scale: string
    /** What the QR code shows, to those who do not see it. */
    qr_code: string
    code: string
    title: string
    surface: string
    lrv: string
  }
}

/** What a sheet says of a group, but for its address and the state of its content. */
export function toDataSheet(
  { title, text, lang, profiles, inserts, installation }: SheetGroup,
  catalogue: CatalogueContent,
  locale: Locale,
  { name, platform_link, address }: Sender,
  t: Translate,
  measures: Measures
): Omit<DataSheet, 'page' | 'issue'> {
  const caption = (number: string, index: number) =>
    index === 0 ? t('catalogue.ui.section') : t('catalogue.ui.section_of', { number })
  const variants = toArticles(profiles, catalogue, t, measures)
  return {
    locale,
    title,
    text,
    lang,
    crossSections: drawCrossSections(profiles, t, measures).map((drawing, index) => ({
      caption: `${caption(drawing.article_number, index)} · ${t('catalogue.ui.sizes_in_mm')}`,
      drawing,
    })),
    facts: groupFacts(profiles, { t, measures, locale }),
    columns: articleColumns(variants, t),
    variants,
    colours: toSheetColours(profiles, catalogue, t),
    inserts: inserts.map((insert) => ({ title: insert.title, lrv: String(insert.lrv) })),
    steps: toSteps(catalogue.installations.get(installation), profiles[0]?.crossSection, t),
    sender: { name, platform_link, address },
    words: {
      data_sheet: t('catalogue.datasheet.title'),
      facts: t('catalogue.datasheet.facts'),
      variants: t('catalogue.ui.variants'),
      platform: t('global.product_platform'),
      article_number: t('catalogue.ui.article_number'),
      articles: t('catalogue.ui.articles'),
      colours: t('catalogue.ui.colours'),
      decors: t('catalogue.ui.decors_title'),
      inserts: t('catalogue.ui.inserts'),
      installation: t('catalogue.ui.installation'),
      scale: t('catalogue.datasheet.scale'),
      qr_code: t('catalogue.datasheet.qr_code'),
      code: t('catalogue.facts.code'),
      title: t('catalogue.facts.colour'),
      surface: t('catalogue.facts.surface'),
      lrv: t('catalogue.facts.lrv'),
    },
  }
}

/** The colours of a group's articles, then their decors, each with the articles that come in it. */
function toSheetColours(
  profiles: readonly DrawnProfile[],
  { colours, decors }: CatalogueContent,
  t: Translate
): SheetColour[] {
  const used = (kind: 'colours' | 'decors') => [
    ...new Set(profiles.flatMap((profile) => profile[kind])),
  ]
  const articles = (kind: 'colours' | 'decors', id: string) =>
    articlesIn(kind, id, profiles).join(', ')
  return [
    ...used('colours').flatMap((each) => {
      const colour = colours.get(each)
      if (!colour) return []
      const { id, code, title, finish, lrv } = colour
      const surface = t(`catalogue.finish.${finish}`)
      return [{ code, title, surface, lrv: String(lrv), articles: articles('colours', id) }]
    }),
    ...used('decors').flatMap((each) => {
      const decor = decors.get(each)
      if (!decor) return []
      const { id, code, title, group } = decor
      const surface = t(`catalogue.decor_group.${group}`)
      return [{ code, title, surface, lrv: '', articles: articles('decors', id) }]
    }),
  ]
}

/** The steps of a guide, as plain text, drawn out of the group's cross-section. */
function toSteps(
  guide: Installation | undefined,
  section: CrossSection | undefined,
  t: Translate
): SheetStep[] {
  if (!guide) return []
  const drawings = section ? drawSteps(section, guide.steps) : []
  return guide.steps.map(({ id, title, text = '', lang }) => ({
    title,
    text: withoutTags(text),
    lang: lang?.title ?? guide.lang?.title,
    drawings: drawings
      .filter(({ step }) => step === id)
      .map((drawing) => ({ drawing, description: describeStep(drawing, t) })),
  }))
}
