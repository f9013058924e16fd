import {
  type Accessory,
  accessoriesOf,
  articlesThatFit,
  findAccessories,
} from '#catalogue/accessories/accessory_queries'
import type { GroupData } from '#catalogue/group_schema'
import { findProfilesWithCrossSections, type Profile } from '#catalogue/profile_queries'
import type { AccessoryKind } from '#catalogue/vocabulary'
import { contentVersion } from '#content/pages/content_version'
import { pageData } from '#content/pages/page_data'
import { whereShown } from '#content/pages/page_queries'
import { pageUrl } from '#content/pages/urls'
import { from } from '#database/query'
import { LOCALES, type Locale } from '#shared/locales'

/** A product group with its articles, in all languages in which it is published. */
export type ExportedGroup = {
  key: string
  family_key: string
  applications: GroupData['applications']
  inserts: { id: string; lrv: number }[]
  accessories: AccessoryKind[]
  /** Its accessories, with the articles that each of them fits. */
  accessory_articles: FittingAccessory[]
  /** The last change in any language (ISO 8601). */
  modified_at: string | null
  texts: ReadonlyMap<
    Locale,
    { title: string; text: string; url: string } & Pick<GroupData, 'inserts'>
  >
  articles: Profile[]
  /** Article numbers by cross-section: articles of a set share a drawing. */
  sections: string[][]
}

/** An accessory with the numbers of the articles that it fits. */
type FittingAccessory = { accessory: Accessory; fits: string[] }

/** The number of groups loaded at a time. */
const BATCH = 50

/**
 * Yields all published product groups by key, a batch at a time.
 *
 * @throws if content is loaded meanwhile, so that no file mixes two versions
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

/** Returns product groups by key, without unpublished ones. */
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

  const all = await findAccessories()
  return [...Map.groupBy(rows, ({ page_key }) => page_key)].flatMap(([key, versions]) => {
    const [first] = versions
    if (!first) return []
    const {
      applications,
      inserts,
      accessories = [],
    } = pageData('ProductFamilies/ShowGroup', first.data)
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
        accessory_articles: accessoriesOf(key, all).map((accessory) => ({
          accessory,
          fits: articlesThatFit(accessory, articles),
        })),
        modified_at: latest(versions.map(({ modified_at }) => modified_at)),
        texts: new Map(
          spoken.map(({ locale, path, data }) => {
            const { title, text, ...own } = pageData('ProductFamilies/ShowGroup', data)
            return [locale, { title, text, url: pageUrl(locale, path), inserts: own.inserts }]
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

/** An accessory with the first group that it fits, and the articles of all groups that it fits. */
export type ExportedAccessory = FittingAccessory & { group: ExportedGroup }

export type ExportedArticle = { group: ExportedGroup; profile: Profile }

/**
 * Yields all articles of the published groups, and then the accessories of all groups, each once, by
 * their first fitting group.
 */
export async function* exportedArticles(): AsyncGenerator<ExportedArticle | ExportedAccessory> {
  const accessories = new Map<string, ExportedAccessory>()
  for await (const groups of exportedGroups()) {
    for (const group of groups) {
      for (const { accessory, fits } of group.accessory_articles) {
        const known = accessories.get(accessory.article_number)
        if (known) known.fits.push(...fits)
        else accessories.set(accessory.article_number, { accessory, fits: [...fits], group })
      }
      for (const profile of group.articles) yield { group, profile }
    }
  }
  yield* accessories.values()
}

/** Returns the latest of some times (ISO 8601). */
function latest(times: readonly (string | null)[]): string | null {
  return (
    times
      .filter((time) => time !== null)
      .toSorted()
      .at(-1) ?? null
  )
}
