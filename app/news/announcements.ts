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
import { type Thumbnail, toThumbnail } from '#media/thumbnail'
import type { AnnouncementData } from '#news/announcement_schema'
import { LOCALES, type Locale } from '#shared/locales'
import { type Day, toDay } from '#texts/days'

/** An announcement as lists show it; its key is its route. */
export type Announcement = {
  key: string
  title: string
  text: string
  published_on: Day
  image: Thumbnail | null
} & WithLang

/** For the home page, for the page of each announcement, and for the feed. */
const newest = createContentCache<PageList<AnnouncementData>>(3 * LOCALES.length)

/**
 * The newest announcements that speak a language and are out already, newest first. They are kept: the
 * database looks at all of them to find these.
 */
export function findAnnouncements(locale: Locale, today: string, limit: number) {
  return newest.get(`${locale} ${today} ${limit}`, () =>
    findListedPages<AnnouncementData>(locale, (query) =>
      newestFirst(query.where('page_translations.locale', locale), today).limit(limit)
    )
  )
}

/** A part of all of them. */
export function findAnnouncementsPart(
  locale: Locale,
  today: string,
  page: number,
  perPage: number
) {
  return findListPart<AnnouncementData>(locale, page, perPage, (query) => newestFirst(query, today))
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
