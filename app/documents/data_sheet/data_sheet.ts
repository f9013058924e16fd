import type { Accessory } from '#catalogue/accessories/accessory_queries'
import { type AccessoryTable, toAccessoryTable } from '#catalogue/accessories/accessory_words'
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
import { describeStep } from '#catalogue/guides/guide_drawings'
import type { Maker } from '#catalogue/maker'
import type { DrawnProfile } from '#catalogue/profile_queries'
import { CHECK_BAR } from '#documents/data_sheet/layout'
import type { CrossSection } from '#drawings/cross_section'
import { type CrossSectionDrawing, drawCrossSections } from '#drawings/cross_section_drawing'
import { drawSteps, type StepDrawing } from '#drawings/step_drawings'
import type { Locale } from '#shared/locales'
import type { Translate } from '#shared/messages'
import type { Measures } from '#texts/measures'
import { withoutTags } from '#texts/plain_text'

/** The input of a data sheet: a product group in one language. */
type SheetGroup = {
  title: string
  text: string
  /** The languages of texts that are in another language. */
  lang?: Partial<Record<string, Locale>>
  profiles: readonly DrawnProfile[]
  inserts: readonly Pick<Insert, 'id' | 'title' | 'lrv'>[]
  accessories: readonly Accessory[]
  /** The id of its installation guide. */
  installation: string
}

/** The picture of a product in a chosen colour. */
export type SheetPicture = {
  /** The name of its published file, which contains a hash of all that it is made of. */
  file: string
  /** Its size in pixels. */
  width: number
  height: number
  alt: string
  /** The number and title of the colour. */
  caption: string
  lang?: Locale
}

/** A colour or decor as a row of a data sheet's table. */
export type SheetColour = {
  code: string
  title: string
  /** The finish of a colour, or what a decor imitates. */
  surface: string
  /** The light reflectance value; empty for a decor. */
  lrv: string
  /** The numbers of the articles that are available in it. */
  articles: string
}

/** A step of the installation guide, with its drawings and their descriptions. */
export type SheetStep = {
  title: string
  text: string
  lang?: Locale
  drawings: { drawing: StepDrawing; description: string }[]
}

/**
 * The content of a product group's data sheet in one language. Equal content gives an identical
 * file, byte for byte.
 */
export type DataSheet = Pick<SheetGroup, 'title' | 'text' | 'lang'> & {
  locale: Locale
  /** The absolute URL of the group's page, shown as a QR code. */
  page: string
  /** The date of the content, as text. */
  issue: string
  /** The picture of a sheet in a chosen colour. */
  picture?: SheetPicture
  crossSections: { caption: string; drawing: CrossSectionDrawing }[]
  facts: Fact[]
  columns: ArticleColumn[]
  variants: Article[]
  colours: SheetColour[]
  inserts: { title: string; lrv: string }[]
  accessories?: AccessoryTable
  steps: SheetStep[]
  sender: Maker
  words: ReturnType<typeof sheetWords>
}

/** Builds the content of a data sheet, except its URL, date and picture. */
export function toDataSheet(
  { title, text, lang, profiles, inserts, accessories, installation }: SheetGroup,
  catalogue: CatalogueContent,
  locale: Locale,
  sender: Maker,
  t: Translate,
  measures: Measures
): Omit<DataSheet, 'page' | 'issue' | 'picture'> {
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
    accessories: toAccessoryTable(
      accessories,
      { profiles, inserts, colours: catalogue.colours },
      t,
      measures
    ),
    steps: toSteps(catalogue.installations.get(installation), profiles[0]?.crossSection, t),
    sender,
    words: sheetWords(t, measures),
  }
}

/** Returns headings, table headers and other texts of every sheet. */
function sheetWords(t: Translate, measures: Measures) {
  return {
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
    /** Explains the bar by which the scale of a printed sheet is checked. */
    true_size: t('catalogue.datasheet.true_size', { length: measures.millimetres(CHECK_BAR) }),
    /** The alternative text of the QR code. */
    qr_code: t('catalogue.datasheet.qr_code'),
    code: t('catalogue.facts.code'),
    title: t('catalogue.facts.colour'),
    surface: t('catalogue.facts.surface'),
    lrv: t('catalogue.facts.lrv'),
  }
}

/** Returns the colours and then the decors of a group, with the articles available in each. */
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

/** Returns the steps of a guide as plain text, with drawings of the group's cross-section. */
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
