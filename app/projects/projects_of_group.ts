import { parentKey } from '#content/pages/urls'
import { from } from '#database/query'
import { findProjects } from '#projects/projects'
import type { Locale } from '#shared/locales'

/** The maximum number of projects on a group's page. */
const MAX_PROJECTS = 3

/** Finds projects that used a group, then those that used other groups of its family. */
export function findProjectsOf(key: string, locale: Locale) {
  return findProjects(locale, (query) =>
    query
      .whereIn(
        'page_translations.page_key',
        from('project_families').where('family_key', parentKey(key)).select('page_key')
      )
      .orderByRaw(
        'page_translations.page_key not in (select page_key from project_groups where group_key = ?)',
        [key]
      )
      .limit(MAX_PROJECTS)
  )
}
