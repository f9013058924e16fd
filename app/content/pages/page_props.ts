import { blockToProps, routesOf, textsOf } from '#content/blocks/blocks'
import type { CommonProps, PageMeta } from '#content/pages/common_props'
import { createContentCache } from '#content/pages/content_version'
import { createPageContext } from '#content/pages/create_context'
import type { AnyPageDefinition } from '#content/pages/define_page'
import { toHero } from '#content/pages/hero'
import { commonJsonLd, JsonLdBuilder, serializeJsonLd } from '#content/pages/json_ld'
import { linkPreview } from '#content/pages/link_preview'
import type { StoredPage } from '#content/pages/page_queries'
import type { PageContent } from '#content/pages/page_schema'
import { pageTitle } from '#content/pages/page_title'
import { type ListPart, partOf } from '#content/pages/paging'
import { videoJsonLd } from '#content/pages/video_json_ld'
import { mergeLookups } from '#content/schema/lookups'
import { isRecord } from '#content/schema/walk'
import type { Locale } from '#shared/locales'
import type { Messages, Translate } from '#shared/messages'
import { messagesBelow } from '#texts/client_messages'
import { today } from '#texts/days'

/** What a page is made of beside its own content. */
export type PageFrame = {
  /** A form's answer may stand in the frame of another language than its page. */
  locale: Locale
  /** The origin visitors use. */
  origin: string
  /** The product name: closes each title and stands in for a missing description (§3). */
  name: string
  describe: (title: string) => string
  /** URLs of the routes that header and footer lead to. */
  routes: Readonly<Record<string, string>>
}

/** A page that is ready to be rendered. */
export type LoadedPage = {
  props: CommonProps & object
  /** The URLs of the routes that the page leads to, beside those of its frame. */
  routes: Readonly<Record<string, string>>
  /** The interface texts that its component and its blocks use. */
  messages: Messages
  /** What search engines are told: JSON-LD, empty where there is nothing to tell. */
  structuredData: string
  /** Whether the whole answer is worth keeping for others. */
  isCacheable: boolean
}

/** As few as the pages that questions are asked of: whole answers are kept in front of the application. */
const loadedPages = createContentCache<LoadedPage>(30)

/**
 * Loads a page for its component: what all pages have, and what the component's definition adds. What
 * a page shows to everybody is kept; what it shows to a question in its address is built each time.
 *
 * @param query the parameters of the address
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
  const understood = understoodQuery(parameters, query)
  if (understood !== undefined) return buildPage(page, definition, frame, parameters, understood)

  return loadedPages.get(`${frame.locale} ${page.locale} ${page.key}`, () =>
    buildPage(page, definition, frame, read?.parse({}))
  )
}

/** @param understood the parameters as they stand in an address */
async function buildPage(
  page: StoredPage,
  definition: AnyPageDefinition,
  frame: PageFrame,
  parameters: unknown,
  understood?: string
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
      { route: [...(definition.routes ?? []), ...routesOf(blocks)] },
    ])
  )

  const ownProps = definition.toProps(data, context, found, parameters)
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
      image: linkPreview(
        [definition.preview?.(found), hero?.hero_image, (data as { image?: unknown }).image],
        context,
        frame
      ),
      query: understood,
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
  const things = definition.structuredData?.(props, jsonLd, data, found) ?? []
  return {
    props,
    routes,
    messages: messagesBelow([...(definition.texts ?? []), ...textsOf(blocks)], locale),
    structuredData: serializeJsonLd([
      ...things,
      ...commonJsonLd({ ...props, title: meta.title }, jsonLd),
      ...videoJsonLd(blocks, context, jsonLd),
    ]),
    isCacheable: definition.isCacheable?.(parameters) ?? true,
  }
}

/** The parameters of the address that mean something to the page, as they stand in an address. */
function understoodQuery(parameters: unknown, query: Record<string, unknown>): string | undefined {
  const understood = Object.entries(parameters ?? {})
    .filter(([name, value]) => name in query && value !== undefined)
    .flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, asTyped(each)])
    )
  return new URLSearchParams(understood).toString() || undefined
}

/** A parameter as an address has it: one that was read to more than a word keeps its text. */
function asTyped(value: unknown): string {
  return String(isRecord(value) ? value.text : value)
}

/**
 * @param noun what the thing is that the page is called after
 * @param part the part of a list that the page shows, beyond the first one
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
