import type { GroupData } from '#catalogue/group_schema'
import { findProfilesWithCrossSections, type Profile } from '#catalogue/profile_queries'
import type { Accessory } from '#catalogue/vocabulary'
import { contentVersion } from '#content/pages/content_version'
import { whereShown } from '#content/pages/page_queries'
import { pageUrl } from '#content/pages/urls'
import { from } from '#database/query'
import { parseJson } from '#database/stored_values'
import { LOCALES, type Locale } from '#shared/locales'

/** A product group with its articles, in all languages in which it is shown. */
export type ExportedGroup = {
  key: string
  family_key: string
  applications: GroupData['applications']
  inserts: { id: string; lrv: number }[]
  accessories: Accessory[]
  /** ISO 8601, of the language that changed last. */
  modified_at: string | null
  texts: ReadonlyMap<Locale, { title: string; text: string; url: string }>
  articles: Profile[]
  /** The numbers of articles that are drawn alike, by their different cross-sections. */
  sections: string[][]
}

/** How many groups are held at a time, however many there are. */
const BATCH = 50

/**
 * All product groups that are shown, by their keys, a batch at a time.
 *
 * @throws when content is loaded meanwhile, so that no file tells of two versions
 */
export async function* exportedGroups(): AsyncGenerator<ExportedGroup[]> {
  const version = await contentVersion()
  for (let after = ''; ; ) {
    const rows = await from('product_groups')
      .where('page_key', '>', after)
      .orderBy('page_key')
      .limit(BATCH)
      .select('page_key')
    const last = rows.at(-1)
    if (!last) return
    yield await findExportedGroups(rows.map(({ page_key }) => page_key))
    if ((await contentVersion()) !== version) throw new Error('The content has changed meanwhile')
    after = last.page_key
  }
}

/** Product groups by their keys; those that are not shown are left out. */
export async function findExportedGroups(keys: readonly string[]): Promise<ExportedGroup[]> {
  const rows = await whereShown(
    from('page_translations')
      .join('pages', 'pages.key', 'page_translations.page_key')
      .join('product_groups', 'product_groups.page_key', 'page_translations.page_key')
  )
    .whereIn('page_translations.page_key', keys)
    .orderBy('page_translations.page_key')
    .select('page_translations.page_key', 'page_translations.locale', 'page_translations.path')
    .select('page_translations.data', 'page_translations.modified_at', 'product_groups.family_key')
  const profiles = Map.groupBy(
    await findProfilesWithCrossSections(keys),
    ({ group_key }) => group_key
  )

  return [...Map.groupBy(rows, ({ page_key }) => page_key)].flatMap(([key, versions]) => {
    const [first] = versions
    if (!first) return []
    const { applications, inserts, accessories = [] } = parseJson(first.data) as GroupData
    const articles = profiles.get(key) ?? []
    const drawn = Map.groupBy(articles, ({ crossSection }) => JSON.stringify(crossSection))
    const spoken = LOCALES.flatMap((locale) => versions.find((row) => row.locale === locale) ?? [])
    return [
      {
        key,
        family_key: first.family_key,
        applications,
        inserts: inserts.map(({ id, lrv }) => ({ id, lrv })),
        accessories,
        modified_at: latest(versions.map(({ modified_at }) => modified_at)),
        texts: new Map(
          spoken.map(({ locale, path, data }) => {
            const { title, text } = parseJson(data) as GroupData
            return [locale, { title, text, url: pageUrl(locale, path) }]
          })
        ),
        articles,
        sections: Array.from(drawn.values(), (alike) =>
          alike.map(({ article_number }) => article_number)
        ),
      },
    ]
  })
}

/** The latest of some times, as ISO 8601 writes them. */
function latest(times: readonly (string | null)[]): string | null {
  return (
    times
      .filter((time) => time !== null)
      .toSorted()
      .at(-1) ?? null
  )
}
