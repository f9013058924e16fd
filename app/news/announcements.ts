import type { PageContext } from '#content/pages/context'
import { findListedPages, type ListedPage } from '#content/pages/listed_pages'
import type { WithLang } from '#content/schema/with_lang'
import type { ImageProps } from '#media/image_queries'
import type { AnnouncementData } from '#news/announcement_schema'
import type { Locale } from '#shared/locales'
import { type Day, toDay } from '#texts/days'

/** An announcement as lists show it; its key is its route. */
export type Announcement = {
  key: string
  title: string
  text: string
  published_on: Day
  image: ImageProps | null
} & WithLang

/** Announcements that speak a language and are out already, newest first. */
export function findAnnouncements(locale: Locale, today: string, limit?: number) {
  return findListedPages<AnnouncementData>(locale, (query) => {
    const all = query
      .join('announcements', 'announcements.page_key', 'page_translations.page_key')
      .where('page_translations.locale', locale)
      .where('announcements.published_on', '<=', today)
      .orderBy('announcements.published_on', 'desc')
    return limit ? all.limit(limit) : all
  })
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
    image: image ? context.image(image) : null,
  }
}
