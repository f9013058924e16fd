import { z } from 'zod'
import { articleInBrief } from '#catalogue/articles'
import { type CatalogueContent, catalogueContent } from '#catalogue/catalogue_queries'
import { type Fact, shownFacts } from '#catalogue/facts'
import { allProducts, findFamilies } from '#catalogue/families'
import type { FamilyData } from '#catalogue/family_schema'
import type { GroupData } from '#catalogue/group_schema'
import { findAllGroups } from '#catalogue/groups'
import {
  type DrawnProfile,
  findGroupsOfArticles,
  findProfilesWithCrossSections,
} from '#catalogue/profile_queries'
import { comparedColour, comparedPicture } from '#comparison/compared_pictures'
import { type SwatchKind, swatchesOf } from '#comparison/compared_swatches'
import {
  type ComparedFact,
  type ComparedFacts,
  chooseProducts,
  compareFacts,
  compareParameters,
  compareSwatches,
  MAX_COMPARED,
  toCommonScale,
} from '#comparison/comparison'
import type { PageContext } from '#content/pages/context'
import { definePage } from '#content/pages/define_page'
import type { ListedPage } from '#content/pages/listed_pages'
import type { TrailStep } from '#content/pages/metadata/trail'
import { parentKey } from '#content/pages/urls'
import type { WithLang } from '#content/schema/with_lang'
import { drawCrossSection, type ShownDrawing } from '#drawings/cross_section_drawing'
import type { Thumbnail } from '#media/pictures/thumbnail'
import { tintFile } from '#media/pictures/tinting/tinted_picture'
import { groupName } from '#shared/query_parameters'
import { ROUTES } from '#shared/routes'
import { measuresOf } from '#texts/measures'
import { withinText } from '#texts/within_text'

/** An article number. Any other value is the name of a group. */
const ARTICLE_NUMBER = /^\d{5}$/

/** A product to compare: a group, or one of its articles. */
type Product = {
  /** The value of the URL parameter. */
  name: string
  group: ListedPage<GroupData>
  article: DrawnProfile | undefined
  /** All articles of the group. */
  profiles: [DrawnProfile, ...DrawnProfile[]]
}

export type ComparedProduct = {
  /** The value of the URL parameter. */
  name: string
  /** The key of its group, which is its route. */
  group: string
  title: string
  /** Empty for a whole group. */
  article_number: string
  /** Its picture in the colour of the comparison, if it is available in it. */
  image?: Thumbnail
  drawing: ScaledDrawing
} & WithLang

/** A cross-section in the common frame of the comparison. */
type ScaledDrawing = Pick<ShownDrawing, 'viewBox' | 'parts' | 'text_size' | 'description'> & {
  /** The lines of the scale bar. */
  bar: string
}

/** One choice of the form: a group and, if a group is chosen, one of its articles. */
type ProductChoice = {
  /** Empty if nothing is chosen. */
  value: string
  articles: { value: string; text: string }[]
}

/** The comparison: facts and cross-sections of product groups and articles side by side. */
export const productFamiliesCompare = definePage({
  texts: [
    'comparison.',
    'contrast.choose',
    'catalogue.datasheet.title',
    'catalogue.sample.article',
    'catalogue.ui.compare',
    'catalogue.ui.decors',
    'catalogue.ui.reset',
    'catalogue.ui.section',
    'global.catalogue.colours',
  ],
  routes: [ROUTES.products],
  data: z.strictObject({}).default({}),
  parameters: compareParameters,
  async query({ locale, parameters: { product: names = [], colour: swatch } }) {
    const groups = await findAllGroups(locale)
    const families = await findFamilies(locale)
    const groupsOfArticles = await findGroupsOfArticles(
      names.filter((name) => ARTICLE_NUMBER.test(name))
    )
    const groupsOfNumbers = new Set(groupsOfArticles.values())
    const keys = groups.pages
      .map(({ key }) => key)
      .filter((key) => groupsOfNumbers.has(key) || names.includes(groupName(key)))
    const content = keys.length > 0 ? await catalogueContent(locale) : undefined
    const colour = content && comparedColour(swatch, content)
    const images = groups.pages.flatMap(({ key, data }) =>
      colour && data.image && keys.includes(key) ? tintFile(data.image, colour.name) : []
    )
    return {
      names,
      families: families.pages,
      groups: groups.pages,
      profiles: await findProfilesWithCrossSections(keys),
      content,
      colour,
      lookups: { route: keys, image: images },
    }
  },
  toProps(_, context, { names, families, groups, profiles, content, colour }) {
    const byGroup = Map.groupBy(profiles, ({ group_key }) => group_key)
    const { products, over, gone } = chooseProducts(names, (name) => {
      const article = profiles.find(({ article_number }) => article_number === name)
      const group = groups.find(({ key }) =>
        article ? key === article.group_key : groupName(key) === name
      )
      const [first, ...others] = byGroup.get(group?.key ?? '') ?? []
      return (
        group && first && ({ name, group, article, profiles: [first, ...others] } satisfies Product)
      )
    })
    const scale = toScale(products, context)
    return {
      trail: [
        allProducts(context),
        { route: null, title: context.t('comparison.title') },
      ] satisfies TrailStep[],
      families: toFamilies(families, groups),
      choices: toChoices(products, context),
      /** The colour or decor in which the products are shown. */
      colour: colour ?? null,
      /** Messages about products that are not compared. */
      notices: [
        ...gone.map((name) => context.t('comparison.gone', { name })),
        ...(over.length > 0
          ? [
              context.t('comparison.too_many', {
                names: over.map((product) => titleOf(product, context)).join(', '),
              }),
            ]
          : []),
      ],
      products: products.map(
        ({ name, group, article, profiles: all }, index): ComparedProduct => ({
          name,
          group: group.key,
          title: group.data.title,
          article_number: article?.article_number ?? '',
          image: comparedPicture(group.data.image, article ? [article] : all, colour, context),
          drawing: scale.drawings[index],
          lang: group.data.lang,
        })
      ),
      /** The length of the scale bar below each drawing. */
      bar: scale.bar,
      facts: content
        ? compare(products, content, context)
        : ({ differences: [], alike: [] } satisfies ComparedFacts),
    }
  },
  isCacheable: (parameters, { colour }) => parameters.colour === undefined || colour !== null,
})

function toFamilies(
  families: readonly ListedPage<FamilyData>[],
  groups: readonly ListedPage<GroupData>[]
) {
  return families.map(({ key, data }) => ({
    title: data.title,
    lang: data.lang?.title,
    groups: groups
      .filter((group) => parentKey(group.key) === key)
      .map((group) => ({
        value: groupName(group.key),
        title: group.data.title,
        lang: group.data.lang?.title,
      })),
  }))
}

/** Returns the form's choices: the current products and one more, at least two. */
function toChoices(
  products: readonly Product[],
  { t, measures, locale }: PageContext
): ProductChoice[] {
  const made = products.map(({ name, profiles }) => ({
    value: name,
    articles: profiles.map((profile) => ({
      value: profile.article_number,
      text: `${profile.article_number} · ${withinText(articleInBrief(profile, t, measures), locale)}`,
    })),
  }))
  const count = Math.min(MAX_COMPARED, Math.max(2, made.length + 1))
  const open = Array.from({ length: count - made.length }, () => ({ value: '', articles: [] }))
  return [...made, ...open]
}

function titleOf({ group, article }: Product, { t }: PageContext): string {
  if (!article) return group.data.title
  return `${group.data.title}, ${t('catalogue.sample.article', { number: article.article_number })}`
}

function toScale(products: readonly Product[], { t, locale }: PageContext) {
  if (products.length === 0) return { drawings: [], bar: '' }
  const sections = products.map(({ article, profiles }) => (article ?? profiles[0]).crossSection)
  const { viewBoxes, bar } = toCommonScale(sections)
  const measures = measuresOf(locale)
  const drawings = sections.map((section, index): ScaledDrawing => {
    const { parts, description } = drawCrossSection(section, t, measures)
    return {
      viewBox: viewBoxes[index],
      parts,
      text_size: bar.length / 10,
      description,
      bar: bar.lines[index],
    }
  })
  return { drawings, bar: measures.millimetres(bar.length) }
}

/** The facts of a comparison, in row order. */
const FACTS = [
  'application',
  'floor_height',
  'floor_height_low',
  'height_difference',
  'visible_width',
  'lengths',
  'material',
  'surface',
  'colours',
  'decors',
  'fixing',
  'standards',
  'articles',
] as const

function compare(
  products: readonly Product[],
  content: CatalogueContent,
  context: PageContext
): ComparedFacts {
  const { t } = context
  const factsByProduct = products.map((product) => factsOf(product, content, context))
  const labels = new Map(factsByProduct.flat().map(({ id, label }) => [id, label]))
  if (labels.has('floor_height_low')) {
    labels.set('floor_height', t('catalogue.facts.floor_height_high'))
  }
  const { differences, alike } = compareFacts(
    factsByProduct,
    FACTS.map((id) => ({ id, label: labels.get(id) ?? '' }))
  )
  const swatchesByProduct = (kind: SwatchKind) =>
    products.map((product) => swatchesOf(profilesOf(product), kind, content))
  const withSwatches = (fact: ComparedFact): ComparedFact =>
    fact.id === 'colours' || fact.id === 'decors'
      ? { ...fact, swatches: compareSwatches(swatchesByProduct(fact.id)) }
      : fact
  return { differences: differences.map(withSwatches), alike: alike.map(withSwatches) }
}

function factsOf(product: Product, content: CatalogueContent, context: PageContext): Fact[] {
  const { t } = context
  const { group } = product
  const own = profilesOf(product)
  const codesOf = (kind: SwatchKind) => swatchesOf(own, kind, content).map(({ code }) => code)
  const applications = group.data.applications.map((each) => t(`catalogue.application.${each}`))
  return [
    toFact('application', t('catalogue.facts.application'), applications),
    ...shownFacts(own, context),
    toFact('colours', t('catalogue.ui.colours'), codesOf('colours')),
    toFact('decors', t('catalogue.ui.decors_title'), codesOf('decors')),
    toFact(
      'articles',
      t('catalogue.ui.articles'),
      own.map(({ article_number }) => article_number)
    ),
  ]
}

function toFact(id: string, label: string, words: readonly string[]): Fact {
  return { id, label, text: words.join(', ') }
}

function profilesOf({ article, profiles }: Product): DrawnProfile[] {
  return article ? [article] : profiles
}
