import type { Colour, Decor } from '#catalogue/catalogue_queries'
import { lowerFloorHeight } from '#catalogue/heights'
import type { Profile } from '#catalogue/profile_queries'
import type { Translate } from '#shared/messages'
import type { Measures, MillimetreRange } from '#texts/measures'

type ArticleTexts = {
  article_number: string
  /** Of two coverings, the height of the higher one. */
  floor_height?: string
  floor_height_low?: string
  height_difference?: string
  visible_width: string
  lengths: string
  material: string
  surface: string
}

/** An article as a row of a group's table, with the order numbers of its colours and decors. */
export type Article = ArticleTexts & { colours: string[]; decors: string[] }

export type ArticleColumn = { id: keyof ArticleTexts; label: string }

/** Colours and decors by id, as far as the table needs them. */
export type Palette = {
  colours: ReadonlyMap<string, Pick<Colour, 'code'>>
  decors: ReadonlyMap<string, Pick<Decor, 'code'>>
}

export function toArticles(
  profiles: readonly Profile[],
  { colours, decors }: Palette,
  t: Translate,
  measures: Measures
): Article[] {
  const range = (sizes: MillimetreRange | null) =>
    sizes ? measures.millimetreRange(sizes) : undefined
  return profiles.map((profile) => ({
    article_number: profile.article_number,
    floor_height: range(profile.floor_height),
    floor_height_low: range(lowerFloorHeight(profile)),
    height_difference: range(profile.height_difference),
    visible_width: measures.millimetres(profile.visible_width),
    lengths: measures.centimetres(profile.lengths),
    material: t(`catalogue.material.${profile.material}`),
    surface: profile.finishes.map((finish) => t(`catalogue.finish.${finish}`)).join(', '),
    colours: numbersOf(profile.colours, colours),
    decors: numbersOf(profile.decors, decors),
  }))
}

/** Returns a one-line description that distinguishes an article within its group. */
export function articleInBrief(
  { material, finishes, visible_width, lengths }: Profile,
  t: Translate,
  measures: Measures
): string {
  return [
    t(`catalogue.material.${material}`),
    ...finishes.map((finish) => t(`catalogue.finish.${finish}`)),
    measures.millimetres(visible_width),
    measures.centimetres(lengths),
  ].join(' · ')
}

/** Returns the columns of the article table, without those that are empty for all articles. */
export function articleColumns(variants: readonly Article[], t: Translate): ArticleColumn[] {
  const hasLowerSide = variants.some(({ floor_height_low }) => floor_height_low)
  const columns: ArticleColumn[] = [
    { id: 'article_number', label: t('catalogue.ui.article_number') },
    {
      id: 'floor_height',
      label: t(hasLowerSide ? 'catalogue.facts.floor_height_high' : 'catalogue.facts.floor_height'),
    },
    { id: 'floor_height_low', label: t('catalogue.facts.floor_height_low') },
    { id: 'height_difference', label: t('catalogue.facts.height_difference') },
    { id: 'visible_width', label: t('catalogue.facts.visible_width') },
    { id: 'lengths', label: t('catalogue.facts.lengths') },
    { id: 'material', label: t('catalogue.facts.material') },
    { id: 'surface', label: t('catalogue.facts.surface') },
  ]
  return columns.filter(({ id }) => variants.some((variant) => variant[id]))
}

/** Returns the numbers of the articles that are available in a colour or decor. */
export function articlesIn(
  kind: 'colours' | 'decors',
  id: string,
  profiles: readonly Profile[]
): string[] {
  return profiles
    .filter((profile) => profile[kind].includes(id))
    .map(({ article_number }) => article_number)
}

function numbersOf(
  ids: readonly string[],
  records: ReadonlyMap<string, { code: string }>
): string[] {
  return ids.flatMap((id) => records.get(id)?.code ?? [])
}
