import type {
  DigitalDocument,
  Product,
  ProductGroup,
  PropertyValue,
  QuantitativeValue,
} from 'schema-dts'
import type { Article, ArticleColumn } from '#catalogue/articles'
import { lowerFloorHeight } from '#catalogue/heights'
import type { DrawnProfile, Profile } from '#catalogue/profile_queries'
import type { JsonLdBuilder } from '#content/pages/metadata/json_ld'
import type { TrailStep } from '#content/pages/metadata/trail'
import type { Thumbnail } from '#media/pictures/thumbnail'
import { articleAnchor } from '#shared/anchors'
import { DOCUMENT_TYPES, type DrawnSection, groupDocuments } from '#shared/group_documents'
import type { MillimetreRange } from '#texts/measures'

/** UN/CEFACT unit codes for structured data. */
const MILLIMETRES = 'MMT'
const CENTIMETRES = 'CMT'

/** The page data of a product group. */
type ShownGroup = {
  group: { key: string; title: string; text: string; image: Thumbnail | null }
  trail: readonly TrailStep[]
  sections: readonly DrawnSection[]
  columns: readonly ArticleColumn[]
  variants: readonly Article[]
  /** A foil with the decor of the same name. */
  colours: readonly (Named & { decor?: { code: string } })[]
  decors: readonly Named[]
}
type Named = { code: string; title: string }

/** Returns the JSON-LD of a product group and its articles, without offers: there are no prices. */
export function groupJsonLd(
  { group, trail, sections, columns, variants, colours, decors }: ShownGroup,
  profiles: readonly DrawnProfile[],
  jsonLd: JsonLdBuilder
): ProductGroup {
  const labels = new Map(columns.map(({ id, label }) => [id, label]))
  const image = jsonLd.image(group.image)
  const foils = colours.flatMap(({ decor, title }) => (decor ? { code: decor.code, title } : []))
  const articles = variants.flatMap((variant, index) => {
    const profile = profiles[index]
    return profile
      ? [
          {
            '@type': 'Product',
            name: `${group.title} ${variant.article_number}`,
            image,
            url: `${jsonLd.url}#${articleAnchor(variant.article_number)}`,
            sku: variant.article_number,
            mpn: variant.article_number,
            inProductGroupWithID: jsonLd.key,
            size: `${variant.visible_width}, ${variant.lengths}`,
            ...extent(profile),
            material: variant.material,
            color: namesOf(variant.colours, colours),
            pattern: namesOf(variant.decors, [...decors, ...foils]),
            additionalProperty: properties(profile, variant, labels),
          } satisfies Product,
        ]
      : []
  })
  return {
    '@type': 'ProductGroup',
    name: group.title,
    description: group.text,
    url: jsonLd.url,
    image,
    brand: { '@type': 'Brand', name: jsonLd.name },
    manufacturer: jsonLd.organization,
    category: trail.at(-2)?.title,
    productGroupID: jsonLd.key,
    variesBy: variedBy(articles),
    hasVariant: articles,
    subjectOf: documents(group, sections, jsonLd),
  }
}

/** Returns the downloads of a group, each format as a document of its own. */
function documents(
  group: ShownGroup['group'],
  sections: ShownGroup['sections'],
  jsonLd: JsonLdBuilder
): DigitalDocument[] {
  return groupDocuments(group.key, [jsonLd.locale], sections).flatMap(
    ({ article_number, locale, files }) =>
      files.map(
        ({ format, path }) =>
          ({
            '@type': 'DigitalDocument',
            name: [group.title, article_number].filter(Boolean).join(' '),
            url: jsonLd.absolute(path),
            encodingFormat: DOCUMENT_TYPES[format],
            inLanguage: locale,
            dateModified: jsonLd.modified,
          }) satisfies DigitalDocument
      )
  )
}

/** The schema.org properties by which variants may differ. */
const VARIED = ['size', 'material', 'color', 'pattern'] as const

/** Returns the properties that differ between the articles. */
function variedBy(articles: readonly Record<(typeof VARIED)[number], unknown>[]): string[] {
  return VARIED.filter(
    (name) => new Set(articles.map((article) => JSON.stringify(article[name]))).size > 1
  ).map((name) => `https://schema.org/${name}`)
}

/** Returns width and height of an article. The visible size of a skirting is its height. */
function extent({ visible_width, crossSection }: DrawnProfile): Pick<Product, 'height' | 'width'> {
  const named = (name: string) => crossSection.dimensions.find(({ names }) => names === name)
  if (named('visible_height')) return { height: millimetres(visible_width) }
  const height = named('profile_height')
  return {
    width: millimetres(visible_width),
    height:
      height && !height.range ? millimetres(Math.abs(height.to[1] - height.from[1])) : undefined,
  }
}

function millimetres(value: number): QuantitativeValue {
  return { '@type': 'QuantitativeValue', value, unitCode: MILLIMETRES }
}

/** Returns the remaining columns of the article table; sizes as numbers with a unit. */
function properties(
  profile: Profile,
  { surface }: Article,
  labels: ReadonlyMap<string, string>
): PropertyValue[] {
  const range = (id: ArticleColumn['id'], sizes: MillimetreRange | null) =>
    sizes
      ? [
          {
            ...property(id),
            minValue: sizes.min,
            maxValue: sizes.max,
            unitCode: MILLIMETRES,
          },
        ]
      : []
  const property = (id: ArticleColumn['id']) =>
    ({ '@type': 'PropertyValue', name: labels.get(id) }) as const
  return [
    ...range('floor_height', profile.floor_height),
    ...range('floor_height_low', lowerFloorHeight(profile)),
    ...range('height_difference', profile.height_difference),
    ...profile.lengths.map((value) => ({
      ...property('lengths'),
      value,
      unitCode: CENTIMETRES,
    })),
    { ...property('surface'), value: surface },
  ]
}

/** Returns the colours or decors of an article with their numbers; undefined if it has none. */
function namesOf(numbers: readonly string[], all: readonly Named[]): string[] | undefined {
  if (numbers.length === 0) return undefined
  return all
    .filter(({ code }) => numbers.includes(code))
    .map(({ code, title }) => `${code} ${title}`)
}
