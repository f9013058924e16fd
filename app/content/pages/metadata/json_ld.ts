import type {
  BreadcrumbList,
  Dataset,
  Event,
  FAQPage,
  ItemList,
  JobPosting,
  ListItem,
  NewsArticle,
  Organization,
  PostalAddress,
  ProductGroup,
  Question,
  VideoObject,
  WebSite,
} from 'schema-dts'
import type { Block } from '#content/blocks/blocks'
import type { TrailStep } from '#content/pages/metadata/trail'
import type { StoredPage } from '#content/pages/page_queries'
import type { PostalAddressFields } from '#content/schema/postal_address'
import type { ImageProps } from '#media/pictures/image_queries'
import { withoutLineMarks } from '#shared/line_marks'
import type { Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'

/**
 * The schema.org types that pages describe. Use `satisfies` with the specific type: type errors in
 * the union of all types take minutes to compile.
 */
export type JsonLd =
  | BreadcrumbList
  | Dataset
  | Event
  | FAQPage
  | ItemList
  | JobPosting
  | NewsArticle
  | Organization
  | ProductGroup
  | VideoObject
  | WebSite

/** The described page; its URL is absolute. */
type DescribedPage = Pick<StoredPage, 'key' | 'locale' | 'modified_at'> & { url: string }

export class JsonLdBuilder {
  readonly key: string
  readonly url: string
  readonly locale: Locale
  /** The time of the page's last change, if known. */
  readonly modified: string | undefined

  constructor(
    page: DescribedPage,
    readonly name: string,
    private readonly origin: string,
    private readonly routes: Readonly<Record<string, string>>
  ) {
    this.key = page.key
    this.url = page.url
    this.locale = page.locale
    this.modified = page.modified_at ?? undefined
  }

  /** The company. Pages may add further properties. */
  get organization() {
    return {
      '@type': 'Organization',
      '@id': `${this.origin}/#organization`,
      name: this.name,
      url: this.route(ROUTES.home),
    } as const satisfies Organization
  }

  /** A reference to the company, for pages that describe it already. */
  get organizationReference() {
    return { '@id': this.organization['@id'] } as const
  }

  absolute(url: string): string {
    return this.origin + url
  }

  /** Returns the absolute URL of a route; undefined if the page does not link to it. */
  route(key: string | null): string | undefined {
    const url = key === null ? undefined : this.routes[key]
    return url && this.absolute(url)
  }

  image(image: Pick<ImageProps, 'original_url'> | null): string | undefined {
    return image ? this.absolute(image.original_url) : undefined
  }

  /** Returns the pages of a list in its order; an empty array if the list is empty. */
  list(entries: readonly { key: string }[]): ItemList[] {
    const urls = entries.flatMap(({ key }) => this.route(key) ?? [])
    if (urls.length === 0) return []
    const itemListElement = urls.map(
      (url, index) => ({ '@type': 'ListItem', position: index + 1, url }) satisfies ListItem
    )
    return [{ '@type': 'ItemList', itemListElement }]
  }

  /** Returns rich text with absolute URLs. */
  html(html: string): string {
    return html.replaceAll(' href="/', ` href="${this.origin}/`)
  }
}

/** Returns a postal address of the company. */
export function addressJsonLd({ street, postal_code, city }: PostalAddressFields) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postal_code,
    addressLocality: city,
    addressCountry: 'DE',
  } as const satisfies PostalAddress
}

/** The page props from which JSON-LD is derived on every page. */
type Described = { title: string; blocks: readonly Block[]; trail?: readonly TrailStep[] }

/** Returns the JSON-LD of every page: its breadcrumbs and FAQ. */
export function commonJsonLd({ title, blocks, trail }: Described, jsonLd: JsonLdBuilder): JsonLd[] {
  return [...breadcrumbs(trail ?? [{ route: null, title }], jsonLd), ...faq(blocks, jsonLd)]
}

/** The home page has no breadcrumbs. */
function breadcrumbs(trail: readonly TrailStep[], jsonLd: JsonLdBuilder): BreadcrumbList[] {
  if (jsonLd.key === ROUTES.home) return []
  const steps = [{ route: ROUTES.home, title: jsonLd.name }, ...trail]
    .map(({ route, title }) => ({ name: title, item: route ? jsonLd.route(route) : jsonLd.url }))
    .filter(({ item }) => item !== undefined)
  const itemListElement = steps.map(
    (step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }) satisfies ListItem
  )
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/** Collects the accordions whose titles are questions. A page has a single FAQ. */
function faq(blocks: readonly Block[], jsonLd: JsonLdBuilder): FAQPage[] {
  const items = blocks.flatMap((block) =>
    block.type === 'Accordion' && block.items.every(({ title }) => title.endsWith('?'))
      ? block.items
      : []
  )
  if (items.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(
        ({ title, text }) =>
          ({
            '@type': 'Question',
            name: title,
            acceptedAnswer: { '@type': 'Answer', text: jsonLd.html(text) },
          }) satisfies Question
      ),
    },
  ]
}

/**
 * Serialises JSON-LD for a script element. Escapes everything that could end the element or open a
 * comment. Returns an empty string if there is no data.
 */
export function serializeJsonLd(graph: readonly JsonLd[]): string {
  if (graph.length === 0) return ''
  const document = { '@context': 'https://schema.org', '@graph': graph }
  return withoutLineMarks(JSON.stringify(document)).replaceAll('<', String.raw`\u003c`)
}
