import type { AdviserData } from '#adviser/adviser_schema'
import type { Candidate } from '#adviser/assessment'
import { toCandidates } from '#adviser/candidates'
import { type CatalogueContent, catalogueContent } from '#catalogue/catalogue_queries'
import type { GroupData } from '#catalogue/group_schema'
import { findAllGroups } from '#catalogue/groups'
import { type DrawnProfile, findProfilesWithCrossSections } from '#catalogue/profile_queries'
import { createContentCache } from '#content/pages/content_version'
import { findListedPages, type ListedPage, type PageList } from '#content/pages/listed_pages'
import type { Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'

export type AdvisersCatalogue = {
  groups: PageList<GroupData>
  content: CatalogueContent
  /** By article number. */
  profiles: ReadonlyMap<string, DrawnProfile>
  candidates: readonly Candidate[]
}

/** Cached once, because the articles are the same in every language. */
const knownArticles = createContentCache<Pick<AdvisersCatalogue, 'profiles' | 'candidates'>>(1)

/** Returns the catalogue data of the adviser; cached until content changes. */
export async function findAdvisersCatalogue(
  locale: Locale,
  { rules }: AdviserData
): Promise<AdvisersCatalogue> {
  const groups = await findAllGroups(locale)
  const content = await catalogueContent(locale)
  const articles = await knownArticles.get('all', async () => {
    const advised = groups.pages.map(({ key, data: { applications, installation } }) => ({
      key,
      applications,
      installation,
    }))
    const profiles = await findProfilesWithCrossSections(advised.map(({ key }) => key))
    return {
      profiles: new Map(profiles.map((profile) => [profile.article_number, profile])),
      candidates: toCandidates(advised, profiles, content, rules),
    }
  })
  return { groups, content, ...articles }
}

/** Finds the adviser's page with its rules and coverings; undefined if it is not published. */
export async function findAdviser(locale: Locale): Promise<ListedPage<AdviserData> | undefined> {
  const { pages } = await findListedPages('ProductFamilies/Adviser', locale, (query) =>
    query.where('page_translations.page_key', ROUTES.adviser)
  )
  return pages[0]
}
