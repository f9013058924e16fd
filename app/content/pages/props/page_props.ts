import { blockToProps, routesOf, textsOf } from '#content/blocks/blocks'
import { createContentCache } from '#content/pages/content_version'
import { createPageContext } from '#content/pages/create_context'
import type { AnyPageDefinition } from '#content/pages/define_page'
import { toHero } from '#content/pages/hero'
import { commonJsonLd, JsonLdBuilder, serializeJsonLd } from '#content/pages/metadata/json_ld'
import { linkPreview, previewFile } from '#content/pages/metadata/link_preview'
import { pageTitle } from '#content/pages/metadata/page_title'
import { videoJsonLd } from '#content/pages/metadata/video_json_ld'
import type { StoredPage } from '#content/pages/page_queries'
import type { PageContent } from '#content/pages/page_schema'
import { type ListPart, partOf } from '#content/pages/paging'
import type { CommonProps, PageMeta } from '#content/pages/props/common_props'
import { mergeLookups } from '#content/schema/lookups'
import { isRecord } from '#shared/is_record'
import type { Locale } from '#shared/locales'
import type { Messages, Translate } from '#shared/messages'
import { messagesBelow } from '#texts/client_messages'
import { today } from '#texts/days'

/** The language, origin and layout that a page is built for. */
type PageFrame = {
  /** The response to a form may use another language for its frame than for its page. */
  locale: Locale
  /** The public origin of the site. */
  origin: string
  /** The product name, which ends each title and replaces a missing description (§3). */
  name: string
  describe: (title: string) => string
  /** URLs of the routes in header and footer. */
  routes: Readonly<Record<string, string>>
}

/** A page that is ready to be rendered. */
type LoadedPage = {
  props: CommonProps & object
  /** URLs of the routes that the page links to, besides those of its frame. */
  routes: Readonly<Record<string, string>>
  /** The interface texts that its component and its blocks use. */
  messages: Messages
  /** Serialised JSON-LD; empty if there is none. */
  structuredData: string
  /** Whether the whole response may be cached. */
  isCacheable: boolean
}

/** Small, because complete responses are cached in front of the application. */
const loadedPages = createContentCache<LoadedPage>(30)

/**
 * Builds the common props and the component's props of a page. Pages without URL parameters are
 * cached; pages with parameters are built on each call.
 *
 * @param query the URL parameters
 */
export async function loadPage(
  page: StoredPage,
  definition: AnyPageDefinition,
  query: Record<string, unknown>,
  frame: PageFrame
): Promise<LoadedPage> {
  const read =
    typeof definition.parameters === 'function'
      ? definition.parameters(frame.locale)
      : definition.parameters
  const parameters = read?.parse(query)
  const recognised = recognisedQuery(parameters, query)
  if (recognised !== undefined) return buildPage(page, definition, frame, parameters, recognised)

  return loadedPages.get(`${frame.locale} ${page.locale} ${page.key}`, () =>
    buildPage(page, definition, frame, read?.parse({}))
  )
}

/** @param recognised the recognised parameters as a query string */
async function buildPage(
  page: StoredPage,
  definition: AnyPageDefinition,
  frame: PageFrame,
  parameters: unknown,
  recognised?: string
): Promise<LoadedPage> {
  const { key, locale, data } = page
  const { meta, hero, intro, blocks, lang } = page.content
  const found = await definition.query?.({
    key,
    locale,
    data,
    parameters,
    today: today(),
    modified_at: page.modified_at,
  })
  const context = await createPageContext(
    locale,
    mergeLookups([
      page.lookups,
      found?.lookups ?? {},
      {
        route: [...(definition.routes ?? []), ...routesOf(blocks)],
        image: [previewFile(key, locale)],
      },
    ])
  )

  const ownProps = definition.toProps(data, context, found, parameters)
  const ownPreview = definition.preview?.(found, context)
  const props = {
    meta: {
      ...toMeta(
        page,
        meta,
        definition.noun?.(found),
        frame,
        partOf(ownProps, parameters as object | undefined),
        context.t
      ),
      image: ownPreview
        ? { ...ownPreview, url: frame.origin + ownPreview.url }
        : linkPreview(
            [previewFile(key, locale), hero?.hero_image, (data as { image?: unknown }).image],
            context,
            frame
          ),
      query: recognised,
    },
    hero: hero && toHero(hero, context),
    intro: intro && context.html(intro),
    blocks: blocks.map((block) => blockToProps(block, context)),
    lang,
    ...ownProps,
  }
  const routes = Object.fromEntries(
    Array.from(context.routes).filter(([name]) => !(name in frame.routes))
  )
  const jsonLd = new JsonLdBuilder(
    { key, url: props.meta.canonical, locale, modified_at: page.modified_at },
    frame.name,
    frame.origin,
    { ...frame.routes, ...routes }
  )
  const ownJsonLd = definition.structuredData?.(props, jsonLd, data, found) ?? []
  return {
    props,
    routes,
    messages: messagesBelow([...(definition.texts ?? []), ...textsOf(blocks)], locale),
    structuredData: serializeJsonLd([
      ...ownJsonLd,
      ...commonJsonLd({ ...props, title: meta.title }, jsonLd),
      ...videoJsonLd(blocks, context, jsonLd),
    ]),
    isCacheable: definition.isCacheable?.(parameters, ownProps, found) ?? true,
  }
}

function recognisedQuery(parameters: unknown, query: Record<string, unknown>): string | undefined {
  const recognised = Object.entries(parameters ?? {})
    .filter(([name, value]) => name in query && value !== undefined)
    .flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, asWritten(each)])
    )
  return new URLSearchParams(recognised).toString() || undefined
}

/**
 * Returns a parameter as it appears in the URL. A parsed object has its original text in `text`.
 */
function asWritten(value: unknown): string {
  return String(isRecord(value) ? value.text : value)
}

/**
 * @param noun the noun for the page's subject
 * @param part the part of a paginated list that the page shows, unless it is the first
 */
function toMeta(
  page: StoredPage,
  meta: PageContent['meta'],
  noun: string | undefined,
  { origin, name, describe }: PageFrame,
  part: ListPart | undefined,
  t: Translate
): Omit<PageMeta, 'image' | 'query'> {
  const number = part && t('records.ui.page', { page: part.page, pages: part.pages })
  const description = meta.description ?? describe(meta.title)
  const canonical = origin + (page.localize[page.locale] ?? '')
  return {
    title: pageTitle(meta.title, noun, number, name),
    description: number ? `${description} ${number}.` : description,
    keywords: meta.keywords,
    noindex: page.noindex,
    canonical: part?.isOfWholeList ? `${canonical}?page=${part.page}` : canonical,
  }
}
