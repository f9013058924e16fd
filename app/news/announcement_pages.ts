import type { NewsArticle } from 'schema-dts'
import { z } from 'zod'
import { definePage } from '#content/pages/define_page'
import type { TrailStep } from '#content/pages/metadata/trail'
import { PAGING_TEXTS, pageNumber } from '#content/pages/paging'
import { contentTable } from '#content/schema/tables'
import { announcementSchema } from '#news/announcement_schema'
import { findAnnouncements, findAnnouncementsPart, toAnnouncement } from '#news/announcements'
import { ROUTES } from '#shared/routes'
import { toDay } from '#texts/days'

const PER_PAGE = 8
const NEIGHBOURS = 3

export const announcementsIndex = definePage({
  texts: [...PAGING_TEXTS, 'records.ui.no_news_title', 'records.news.feed'],
  data: z.strictObject({}).default({}),
  parameters: z.object({ page: pageNumber }),
  query: ({ locale, today, parameters: { page } }) =>
    findAnnouncementsPart(locale, today, page, PER_PAGE),
  toProps: (_, context, { pages, paging }) => ({
    announcements: pages.map((each) => toAnnouncement(each, context)),
    paging,
  }),
  structuredData: ({ announcements }, jsonLd) => jsonLd.list(announcements),
})

export const announcementsShow = definePage({
  texts: ['records.ui.all_news', 'records.ui.more_news'],
  routes: [ROUTES.news],
  data: announcementSchema,
  tables: [contentTable('announcements', ['page_key'])],
  store: (data, key) => ({
    data,
    rows: { announcements: [{ page_key: key, published_on: data.published_on }] },
  }),
  async query({ key, locale, today }) {
    const newest = await findAnnouncements(locale, today, NEIGHBOURS + 1)
    const others = newest.pages.filter((page) => page.key !== key).slice(0, NEIGHBOURS)
    return { others, lookups: newest.lookups }
  },
  toProps: (data, context, { others }) => ({
    trail: [
      { route: ROUTES.news, title: context.t('records.ui.all_news') },
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
  structuredData: ({ announcement, meta }, jsonLd) =>
    [
      {
        '@type': 'NewsArticle',
        headline: announcement.title,
        description: announcement.text,
        datePublished: announcement.published_on.iso,
        dateModified: jsonLd.modified,
        image: jsonLd.image(announcement.image) ?? meta.image.url,
        inLanguage: jsonLd.locale,
        author: jsonLd.organization,
        publisher: jsonLd.organization,
        mainEntityOfPage: jsonLd.url,
      },
    ] satisfies NewsArticle[],
})
