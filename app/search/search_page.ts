import { z } from 'zod'
import { findFamilies } from '#catalogue/families'
import { definePage } from '#content/pages/define_page'
import { urlParameter } from '#content/pages/url_parameter'
import { markdown, routeKey, text } from '#content/schema/fields'
import { mergeLookups } from '#content/schema/lookups'
import type { WithLang } from '#content/schema/with_lang'
import { countByKind, groupByKind, lookupsOf, toHitGroup } from '#search/hits'
import { searchIndex } from '#search/indexes'
import { KINDS } from '#search/kinds'
import { countQueryWithoutResults } from '#search/queries_without_results'
import { tidyQuery } from '#search/query'
import { ROUTES } from '#shared/routes'

const searchSchema = z.strictObject({
  tips_title: text().describe('The heading above the tips.'),
  tips: markdown().describe('How to look for something, shown where nothing is found; Markdown.'),
  glossary: routeKey().optional().describe('The key of the page whose headings are terms.'),
})

/** The texts of the page. */
type SearchContent = Omit<z.output<typeof searchSchema>, 'glossary'> & WithLang

declare module '#content/pages/page_data' {
  interface PageData {
    'Search/Index': z.output<typeof searchSchema>
  }
}

/** The search page: the results of a query, or suggestions without one. */
export const searchIndexPage = definePage({
  texts: ['search.', 'records.ui.contact'],
  routes: [ROUTES.contact, ROUTES.products],
  data: searchSchema,
  parameters: z.object({
    q: urlParameter(z.string().transform((entered) => tidyQuery(entered) || undefined)),
    kind: urlParameter(z.enum(KINDS)),
  }),
  /** Not cached: rare queries would evict frequently used pages. */
  isCacheable: ({ q }) => q === undefined,
  async query({ locale, parameters: { q, kind } }) {
    const families = await findFamilies(locale)
    const found = q === undefined ? [] : (await searchIndex(locale)).search(q)
    if (q !== undefined && found.length === 0) countQueryWithoutResults(locale, q)
    const only = found.some(({ document }) => document.kind === kind) ? kind : undefined
    const groups = groupByKind(found, only)
    return {
      q,
      only,
      counts: countByKind(found),
      groups,
      total: found.length,
      families: families.pages,
      lookups: mergeLookups([families.lookups, lookupsOf(groups)]),
    }
  },
  toProps: (
    { tips_title, tips, lang }: SearchContent,
    context,
    { q, only, counts, groups, total, families }
  ) => ({
    q: q ?? '',
    kind: only ?? null,
    counts,
    total,
    groups: groups.map((group) => toHitGroup(group, context)),
    /** Suggestions for a query without results. */
    families:
      total > 0
        ? []
        : families.map(({ key, data }) => ({ key, title: data.title, lang: data.lang })),
    tips: { title: tips_title, text: context.html(tips), lang },
  }),
  /** Each query has a title of its own in tabs and in the history. */
  noun: ({ q }) => q,
})
