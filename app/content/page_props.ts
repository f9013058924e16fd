import { blockToProps } from '#content/blocks'
import { today } from '#content/days'
import { toHero } from '#content/hero'
import { type LinkPreview, linkPreview } from '#content/link_preview'
import { createPageContext, type StoredPage } from '#content/page_queries'
import type { PageContent } from '#content/page_schema'
import { type PageName, type PageProps, pages } from '#content/pages'
import type { AnyPageDefinition } from '#content/pages/page_definition'
import { mergeReferences } from '#content/references'
import { About, commonThings, toJsonLd } from '#content/structured_data'
import type { Localize } from '#shared/alternates'

/** What the head of a page says (specification §3 "Page meta"). */
export type PageMeta = {
  title: string
  description: string
  keywords?: string
  /** Kept out of search engines. */
  noindex: boolean
  /** Absolute URL; the links to other languages start like it. */
  canonical: string
  image: LinkPreview
}

/** What the head of a page is made of beside the page's own content. */
export type MetaDefaults = {
  /** The origin visitors use. */
  origin: string
  /** The product name: closes each title and stands in for a missing description (§3). */
  name: string
  describe: (title: string) => string
}

/**
 * Builds the props of a page component out of a stored page: what all pages have, and what the
 * component's definition loads.
 *
 * @param query the parameters of the address
 */
export async function loadPageProps(
  page: StoredPage,
  query: unknown,
  localize: Localize,
  defaults: MetaDefaults
): Promise<LoadedPage> {
  const definition = pages[page.component as PageName] as AnyPageDefinition
  const { key, locale, data } = page
  const asked = definition.query?.parse(query)
  const found = await definition.find?.({ key, locale, data, query: asked, today: today() })
  const context = await createPageContext(
    locale,
    found ? mergeReferences([page.references, found.references]) : page.references
  )
  const { meta, hero, intro, blocks, lang } = page.content

  const props = {
    meta: {
      ...toMeta(page, meta, localize, defaults),
      image: linkPreview(
        [hero?.hero_image, (data as { image?: unknown }).image],
        context,
        defaults
      ),
    },
    hero: hero && toHero(hero, context),
    intro: intro && context.html(intro),
    blocks: blocks.map((block) => blockToProps(block, context)),
    lang,
    ...definition.load(data, context, found, asked),
  }
  return {
    props: props as PageProps<PageName>,
    routes: context.routes,
    structuredData: (routes) => {
      const { canonical } = props.meta
      const about = new About(key, canonical, locale, defaults.name, defaults.origin, routes)
      const own = definition.things?.(props, about, data) ?? []
      return toJsonLd([...own, ...commonThings(props, about)])
    },
  }
}

/** A page that is ready to be rendered. */
type LoadedPage = {
  props: PageProps<PageName>
  /** The URLs of the routes that the props name. */
  routes: ReadonlyMap<string, string>
  /** What search engines are told: JSON-LD, empty where there is nothing to tell. */
  structuredData: (routes: Readonly<Record<string, string>>) => string
}

function toMeta(
  page: StoredPage,
  meta: PageContent['meta'],
  localize: Localize,
  { origin, name, describe }: MetaDefaults
): Omit<PageMeta, 'image'> {
  return {
    title: `${meta.title} – ${name}`,
    description: meta.description ?? describe(meta.title),
    keywords: meta.keywords,
    noindex: page.noindex,
    canonical: origin + (localize[page.locale] ?? ''),
  }
}
