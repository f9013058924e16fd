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
import type { StoredPage } from '#content/pages/page_queries'
import type { TrailStep } from '#content/pages/trail'
import type { PostalAddressFields } from '#content/schema/postal_address'
import type { ImageProps } from '#media/image_queries'
import type { Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'
import { withoutLineMarks } from '#texts/plain_text'

/**
 * What pages tell search engines of, in the words of schema.org. Each is written with `satisfies` its
 * own kind: of a mistake in a union of all kinds the compiler would speak for minutes.
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

/** The page that is told of; its URL is absolute. */
type DescribedPage = Pick<StoredPage, 'key' | 'locale' | 'modified_at'> & { url: string }

/** What a page's own things are told with. */
export class JsonLdBuilder {
  readonly key: string
  readonly url: string
  readonly locale: Locale
  /** When the page last changed, if that is known. */
  readonly modified: string | undefined

  constructor(
    page: DescribedPage,
    /** What the company calls itself. */
    readonly name: string,
    private readonly origin: string,
    private readonly routes: Readonly<Record<string, string>>
  ) {
    this.key = page.key
    this.url = page.url
    this.locale = page.locale
    this.modified = page.modified_at ?? undefined
  }

  /** The company; what a page knows more of it stands beside. */
  get organization() {
    return {
      '@type': 'Organization',
      '@id': `${this.origin}/#organization`,
      name: this.name,
      url: this.route(ROUTES.home),
    } as const satisfies Organization
  }

  /** The company where the page tells of it anyway: what refers to it need not repeat it. */
  get organizationReference() {
    return { '@id': this.organization['@id'] } as const
  }

  absolute(url: string): string {
    return this.origin + url
  }

  /** The absolute URL of a route; undefined where the page does not know it. */
  route(key: string | null): string | undefined {
    const url = key === null ? undefined : this.routes[key]
    return url && this.absolute(url)
  }

  image(image: Pick<ImageProps, 'original_url'> | null): string | undefined {
    return image ? this.absolute(image.original_url) : undefined
  }

  /** The pages of a list in its order, by their keys; nothing where it is empty. */
  list(entries: readonly { key: string }[]): ItemList[] {
    const urls = entries.flatMap(({ key }) => this.route(key) ?? [])
    if (urls.length === 0) return []
    const itemListElement = urls.map(
      (url, index) => ({ '@type': 'ListItem', position: index + 1, url }) satisfies ListItem
    )
    return [{ '@type': 'ItemList', itemListElement }]
  }

  /** Rich text whose links lead somewhere from everywhere. */
  html(html: string): string {
    return html.replaceAll(' href="/', ` href="${this.origin}/`)
  }
}

/** An address of the company. */
export function addressJsonLd({ street, postal_code, city }: PostalAddressFields) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postal_code,
    addressLocality: city,
    addressCountry: 'DE',
  } as const satisfies PostalAddress
}

/** What every page may have that search engines understand. */
type Described = { title: string; blocks: readonly Block[]; trail?: readonly TrailStep[] }

/** What a page tells by its way from the home page and by the questions it answers. */
export function commonJsonLd({ title, blocks, trail }: Described, jsonLd: JsonLdBuilder): JsonLd[] {
  const way = trail ?? [{ route: null, title }]
  return [...breadcrumbs(way, jsonLd), ...faq(blocks, jsonLd)]
}

/** The home page itself has no way to it. */
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

/** The accordions whose titles are questions, all together: a page has one list of them. */
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
 * JSON-LD that may stand in a script element: whatever the content says, it neither ends the
 * element nor opens a comment. Empty where there is nothing to tell.
 */
export function serializeJsonLd(things: readonly JsonLd[]): string {
  if (things.length === 0) return ''
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return withoutLineMarks(JSON.stringify(graph)).replaceAll('<', String.raw`\u003c`)
}
