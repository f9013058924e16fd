import { createContentCache } from '#content/pages/content_version'
import type { PageContext } from '#content/pages/context'
import {
  findListedPages,
  findListPart,
  type ListedPage,
  type PageList,
  type PageQuery,
} from '#content/pages/listed_pages'
import type { WithLang } from '#content/schema/with_lang'
import { type Thumbnail, toThumbnail } from '#media/pictures/thumbnail'
import type { AnnouncementData } from '#news/announcement_schema'
import { LOCALES, type Locale } from '#shared/locales'
import { type Day, toDay } from '#texts/days'

/** An announcement in a list. Its key is its route. */
export type Announcement = {
  key: string
  title: string
  text: string
  published_on: Day
  image: Thumbnail | null
} & WithLang

/** Entries per language: home page, announcement pages and feed. */
const newest = createContentCache<PageList<AnnouncementData>>(3 * LOCALES.length)

/**
 * Finds the published announcements in a language, newest first. Cached, because the query reads
 * all announcements.
 */
export function findAnnouncements(locale: Locale, today: string, limit: number) {
  return newest.get(`${locale} ${today} ${limit}`, () =>
    findListedPages('Announcements/Show', locale, (query) =>
      newestFirst(query.where('page_translations.locale', locale), today).limit(limit)
    )
  )
}

/** Finds one page of the paginated list of announcements. */
export function findAnnouncementsPart(
  locale: Locale,
  today: string,
  page: number,
  perPage: number
) {
  return findListPart('Announcements/Show', locale, page, perPage, (query) =>
    newestFirst(query, today)
  )
}

function newestFirst(query: PageQuery, today: string): PageQuery {
  return query
    .join('announcements', 'announcements.page_key', 'page_translations.page_key')
    .where('announcements.published_on', '<=', today)
    .orderBy('announcements.published_on', 'desc')
}

export function toAnnouncement(
  { key, data }: ListedPage<AnnouncementData>,
  context: PageContext
): Announcement {
  const { title, text, published_on, image, lang } = data
  return {
    key,
    title,
    text,
    lang,
    published_on: toDay(published_on, context.locale),
    image: image ? toThumbnail(context.image(image), 'alt') : null,
  }
}
