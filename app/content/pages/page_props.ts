import { blockToProps, routesOf, textsOf } from '#content/blocks/blocks'
import type { CommonProps, PageMeta } from '#content/pages/common_props'
import { createPageContext } from '#content/pages/create_context'
import type { AnyPageDefinition } from '#content/pages/define_page'
import { toHero } from '#content/pages/hero'
import { linkPreview } from '#content/pages/link_preview'
import type { StoredPage } from '#content/pages/page_queries'
import type { PageContent } from '#content/pages/page_schema'
import { type ListPart, partOf } from '#content/pages/paging'
import { About, commonThings, toJsonLd } from '#content/pages/structured_data'
import { mergeLookups } from '#content/schema/lookups'
import type { Localize } from '#shared/alternates'
import type { TextSelector, Translate } from '#shared/messages'
import { today } from '#texts/days'

/** What the head of a page is made of beside the page's own content. */
export type MetaDefaults = {
  /** The origin visitors use. */
  origin: string
  /** The product name: closes each title and stands in for a missing description (§3). */
  name: string
  describe: (title: string) => string
}

/** A page that is ready to be rendered. */
export type LoadedPage = {
  props: CommonProps & object
  /** The URLs of the routes that the page leads to. */
  routes: ReadonlyMap<string, string>
  /** The interface texts that its component and its blocks use. */
  texts: readonly TextSelector[]
  /** What search engines are told: JSON-LD, empty where there is nothing to tell. */
  structuredData: (routes: Readonly<Record<string, string>>) => string
}

/**
 * Builds the props of a page component out of a stored page: what all pages have, and what the
 * component's definition adds.
 *
 * @param query the parameters of the address
 */
export async function loadPageProps(
  page: StoredPage,
  definition: AnyPageDefinition,
  query: Record<string, unknown>,
  localize: Localize,
  defaults: MetaDefaults
): Promise<LoadedPage> {
  const { key, locale, data } = page
  const { meta, hero, intro, blocks, lang } = page.content
  const parameters = definition.parameters?.parse(query)
  const found = await definition.query?.({ key, locale, data, parameters, today: today() })
  const context = await createPageContext(
    locale,
    mergeLookups([
      page.lookups,
      found?.lookups ?? {},
      { route: [...(definition.routes ?? []), ...routesOf(blocks)] },
    ])
  )

  const ownProps = definition.toProps(data, context, found, parameters)
  const props = {
    meta: {
      ...toMeta(page, meta, localize, defaults, partOf(ownProps, parameters), context.t),
      image: linkPreview(
        [hero?.hero_image, (data as { image?: unknown }).image],
        context,
        defaults
      ),
      query: understoodQuery(parameters, query),
    },
    hero: hero && toHero(hero, context),
    intro: intro && context.html(intro),
    blocks: blocks.map((block) => blockToProps(block, context)),
    lang,
    ...ownProps,
  }
  return {
    props,
    routes: context.routes,
    texts: [...(definition.texts ?? []), ...textsOf(blocks)],
    structuredData: (routes) => {
      const { canonical } = props.meta
      const about = new About(key, canonical, locale, defaults.name, defaults.origin, routes)
      const own = definition.structuredData?.(props, about, data) ?? []
      return toJsonLd([...own, ...commonThings(props, about)])
    },
  }
}

/** The parameters of the address that mean something to the page, as they stand in an address. */
function understoodQuery(parameters: unknown, query: Record<string, unknown>): string | undefined {
  const understood = Object.entries(parameters ?? {})
    .filter(([name, value]) => name in query && value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)])
  return new URLSearchParams(understood).toString() || undefined
}

/** @param part the part of a list that the page shows, beyond the first one */
function toMeta(
  page: StoredPage,
  meta: PageContent['meta'],
  localize: Localize,
  { origin, name, describe }: MetaDefaults,
  part: ListPart | undefined,
  t: Translate
): Omit<PageMeta, 'image' | 'query'> {
  const number = part && t('records.ui.page', { page: part.page, pages: part.pages })
  const description = meta.description ?? describe(meta.title)
  const canonical = origin + (localize[page.locale] ?? '')
  return {
    title: [meta.title, number, name].filter(Boolean).join(' – '),
    description: number ? `${description} – ${number}` : description,
    keywords: meta.keywords,
    noindex: page.noindex,
    canonical: part?.isOfWholeList ? `${canonical}?page=${part.page}` : canonical,
  }
}
