import type {
  BreadcrumbList,
  Event,
  FAQPage,
  JobPosting,
  ListItem,
  NewsArticle,
  Organization,
  ProductGroup,
  Question,
  WebSite,
} from 'schema-dts'
import type { Block } from '#content/blocks/blocks'
import type { TrailStep } from '#content/pages/trail'
import type { ImageProps } from '#media/image_queries'
import type { Locale } from '#shared/locales'

/**
 * What pages tell search engines of, in the words of schema.org. Each is written with `satisfies` its
 * own kind: of a mistake in a union of all kinds the compiler would speak for minutes.
 */
export type Thing =
  | BreadcrumbList
  | Event
  | FAQPage
  | JobPosting
  | NewsArticle
  | Organization
  | ProductGroup
  | WebSite

/** What a page's own things are told with. */
export class About {
  constructor(
    /** The page's key, and its absolute URL. */
    readonly key: string,
    readonly url: string,
    readonly locale: Locale,
    /** What the company calls itself. */
    readonly name: string,
    private readonly origin: string,
    private readonly routes: Readonly<Record<string, string>>
  ) {}

  /** The company; what a page knows more of it stands beside. */
  get organization() {
    return {
      '@type': 'Organization',
      '@id': `${this.origin}/#organization`,
      name: this.name,
    } as const satisfies Organization
  }

  absolute(url: string): string {
    return this.origin + url
  }

  /** The absolute URL of a route; undefined where the page does not know it. */
  route(key: string | null): string | undefined {
    const url = key === null ? undefined : this.routes[key]
    return url && this.absolute(url)
  }

  image(image: ImageProps | null): string | undefined {
    return image ? this.absolute(image.original_url) : undefined
  }

  /** Rich text whose links lead somewhere from everywhere. */
  html(html: string): string {
    return html.replaceAll(' href="/', ` href="${this.origin}/`)
  }
}

/** What every page may have that search engines understand. */
type Described = { blocks: readonly Block[]; trail?: readonly TrailStep[] }

/** What a page tells by its way from the top and by the questions it answers. */
export function commonThings({ blocks, trail }: Described, about: About): Thing[] {
  return [...(trail ? [breadcrumbs(trail, about)] : []), ...questions(blocks, about)]
}

function breadcrumbs(trail: readonly TrailStep[], about: About): BreadcrumbList {
  const steps = trail
    .map(({ route, title }) => ({ name: title, item: route ? about.route(route) : about.url }))
    .filter(({ item }) => item !== undefined)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(
      (step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }) satisfies ListItem
    ),
  }
}

/** The accordions whose titles are questions, all together: a page has one list of them. */
function questions(blocks: readonly Block[], about: About): FAQPage[] {
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
            acceptedAnswer: { '@type': 'Answer', text: about.html(text) },
          }) satisfies Question
      ),
    },
  ]
}

/**
 * JSON-LD that may stand in a script element: whatever the content says, it neither ends the
 * element nor opens a comment. Empty where there is nothing to tell.
 */
export function toJsonLd(things: readonly Thing[]): string {
  if (things.length === 0) return ''
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}
