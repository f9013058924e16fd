import { hash } from 'node:crypto'
import { createContentCache } from '#content/pages/content_version'
import { bestRow, fallbackChain, findRouteUrls } from '#content/pages/page_queries'
import { linkedRoutes, resolveRouteLinks } from '#content/schema/route_links'
import type { FallbackLanguages, WithLang } from '#content/schema/with_lang'
import { from } from '#database/query'
import { isTrue, type Json, parseJson } from '#database/stored_values'
import type { ImageProps } from '#media/pictures/image_queries'
import { findImages } from '#media/pictures/image_queries'
import { LOCALES, type Locale } from '#shared/locales'
import { FRAME_ROUTES } from '#shared/routes'
import type { Settings } from '#site/settings_records'
import { clientMessages } from '#texts/client_messages'
import { translator } from '#texts/translate'

/** An entry of the main navigation (specification §3 "Navigation item"). */
export type NavigationItem = {
  title: string
  route: string | null
  description: string | null
  text_overview: string | null
  card_link: string | null
  card_text: string | null
  info: boolean
  /** Whether the panel lists the entry beside the pages. */
  tool?: boolean
  children: NavigationItem[]
} & WithLang

/** An entry of the footer's row of links (§3 "Footer data"). */
type FooterNavigationItem = {
  title: string
  route: string | null
  url: string | null
  external: boolean
} & WithLang

/** The footer's own content (§3 "Footer data"). */
export type Footer = {
  /** HTML. */
  info_text: string
  social: { links: { title: string; link: string; icon: Pick<ImageProps, 'original_url'>[] }[] }
} & WithLang

declare module '#database/tables' {
  interface ColumnTypes {
    'site_settings.content': Json<Settings>
    'navigation_item_translations.lang': Json<FallbackLanguages>
  }
}

/** The frame of every page in one language: header and footer. */
type SiteFrame = {
  /** Identifies the language and the content of the frame, interface texts included. */
  version: string
  name: string
  settings: Pick<Settings, 'name' | 'platform_link' | 'toast'>
  mainNavigation: NavigationItem[]
  footer: Footer
  footerNavigation: FooterNavigationItem[]
  newsletterInfoText: { newsletter_info: string } & WithLang
  /** URLs of the routes named by navigation and footer. */
  routes: Record<string, string>
}

const frames = createContentCache<SiteFrame>(LOCALES.length)

/** The frame of a language; cached until content changes. */
export function siteFrame(locale: Locale): Promise<SiteFrame> {
  return frames.get(locale, () => readFrame(locale))
}

async function readFrame(locale: Locale): Promise<SiteFrame> {
  const settings = await findSettings(locale)
  const rows = await findItems(locale)
  const texts = [settings.footer.info_text, settings.newsletter_info]
  const routes = await findRouteUrls(
    [...FRAME_ROUTES, ...rows.flatMap((row) => row.route ?? []), ...texts.flatMap(linkedRoutes)],
    locale
  )
  const icons = await findImages(
    settings.footer.social.flatMap((link) => link.icon),
    locale
  )
  const t = translator(locale)
  const html = (text: string) => resolveRouteLinks(text, locale, t, (route) => routes.get(route))
  const reachable = rows.filter((row) => !row.route || isIn(locale, routes.get(row.route)))

  const frame = {
    name: settings.name,
    settings,
    mainNavigation: toTree(reachable.filter((row) => row.menu === 'main')),
    footer: {
      info_text: html(settings.footer.info_text),
      social: {
        links: settings.footer.social.map(({ title, link, icon }) => ({
          title,
          link,
          icon: icon
            .flatMap((file) => icons.get(file) ?? [])
            .map(({ original_url }) => ({ original_url })),
        })),
      },
      lang: (settings.footer as WithLang).lang,
    },
    footerNavigation: reachable
      .filter((row) => row.menu === 'footer')
      .map(({ title, route, url, external, lang }) => ({ title, route, url, external, lang })),
    newsletterInfoText: {
      newsletter_info: html(settings.newsletter_info),
      lang: settings.lang,
    },
    routes: Object.fromEntries([...routes].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
  const content = JSON.stringify([locale, frame, clientMessages(locale)])
  return { ...frame, version: hash('sha256', content, 'base64url').slice(0, 12) }
}

type ItemRow = Omit<NavigationItem, 'children'> &
  FooterNavigationItem & { key: string; menu: string; parent_key: string | null }

async function findSettings(locale: Locale): Promise<Settings> {
  const rows = await from('site_settings')
    .whereIn('locale', fallbackChain(locale))
    .select('locale', 'content')
  const row = bestRow(rows, fallbackChain(locale))
  if (!row) throw new Error('There are no site settings: load the content first (node ace db:seed)')
  return parseJson(row.content)
}

async function findItems(locale: Locale): Promise<ItemRow[]> {
  const rows = await from('navigation_items')
    .join(
      'navigation_item_translations',
      'navigation_item_translations.item_key',
      'navigation_items.key'
    )
    .where('locale', locale)
    .orderBy(['menu', 'position'])
    .select('key', 'menu', 'parent_key', 'route', 'url', 'external', 'info', 'tool', 'card_link')
    .select('title', 'description', 'text_overview', 'card_text', 'lang')
  return rows.map((row) => ({
    ...row,
    external: isTrue(row.external),
    info: isTrue(row.info),
    tool: isTrue(row.tool) || undefined,
    lang: row.lang ? parseJson(row.lang) : undefined,
  }))
}

/** Whether a URL is of a page in the language; entries with other pages are omitted. */
function isIn(locale: string, url: string | undefined): boolean {
  return url !== undefined && url.split('/')[1] === locale
}

function toTree(rows: readonly ItemRow[], parent: string | null = null): NavigationItem[] {
  return rows
    .filter((row) => row.parent_key === parent)
    .map(
      ({
        key,
        title,
        route,
        description,
        text_overview,
        card_link,
        card_text,
        info,
        tool,
        lang,
      }) => ({
        title,
        route,
        description,
        text_overview,
        card_link,
        card_text,
        info,
        tool,
        children: toTree(rows, key),
        lang,
      })
    )
}
