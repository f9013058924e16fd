import { z } from 'zod'
import { type Day, toDay } from '#content/days'
import { findListedPages, type ListedPage } from '#content/listed_pages'
import type { ImageProps, PageContext, WithLang } from '#content/page_context'
import { definePage } from '#content/pages/page_definition'
import { pageNumber, pageOf } from '#content/pages/paging'
import { announcementSchema } from '#content/record_schemas'
import type { TrailStep } from '#content/trail'
import type { Locale } from '#shared/locales'

export type AnnouncementData = z.output<typeof announcementSchema>

/** An announcement as lists show it; its key is its route. */
export type Announcement = {
  key: string
  title: string
  text: string
  published_on: Day
  image: ImageProps | null
} & WithLang

const PER_PAGE = 8
/** How many more an announcement's page offers. */
const NEIGHBOURS = 3

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

export const announcementsIndex = definePage({
  texts: ['records.ui.'],
  data: z.strictObject({}).default({}),
  query: z.object({ page: pageNumber }),
  find: ({ locale, today }) => findAnnouncements(locale, today),
  load(_, context, { pages }, { page }) {
    const { entries, paging } = pageOf(pages, page, PER_PAGE)
    return { announcements: entries.map((each) => toAnnouncement(each, context)), paging }
  },
})

export const announcementsShow = definePage({
  texts: ['records.ui.'],
  data: announcementSchema,
  store: (data, key) => ({
    data,
    rows: { announcements: [{ page_key: key, published_on: data.published_on }] },
  }),
  async find({ key, locale, today }) {
    const newest = await findAnnouncements(locale, today, NEIGHBOURS + 1)
    const others = newest.pages.filter((page) => page.key !== key).slice(0, NEIGHBOURS)
    return { others, references: newest.references }
  },
  load: (data: AnnouncementData & WithLang, context, { others }) => ({
    trail: [
      { route: 'announcements', title: context.t('records.ui.all_news') },
      { route: null, title: data.title, lang: data.lang?.title },
    ] satisfies TrailStep[],
    announcement: {
      title: data.title,
      text: data.text,
      lang: data.lang,
      published_on: toDay(data.published_on, context.locale),
      image: data.image ? context.image(data.image) : null,
    },
    others: others.map((each) => toAnnouncement(each, context)),
  }),
  things: ({ announcement }, about) => [
    {
      '@type': 'NewsArticle',
      headline: announcement.title,
      description: announcement.text,
      datePublished: announcement.published_on.iso,
      image: about.image(announcement.image),
      inLanguage: about.locale,
      author: about.organization,
      publisher: about.organization,
      mainEntityOfPage: about.url,
    },
  ],
})
