import type { PageContext } from '#content/pages/context'
import {
  findListedPages,
  findListPart,
  type ListedPage,
  type PageList,
  type PageQuery,
} from '#content/pages/listed_pages'
import type { WithLang } from '#content/schema/with_lang'
import { type QueryOver } from '#database/query'
import { type Thumbnail, toThumbnail } from '#media/pictures/thumbnail'
import type { ProjectData } from '#projects/project_schema'
import type { Locale } from '#shared/locales'

/** A project in a list. Its key is its route. */
export type Project = Pick<ProjectData, 'title' | 'text' | 'place' | 'year'> & {
  key: string
  image: Thumbnail | null
  sector: string
} & WithLang

type ProjectQuery = QueryOver<'pages' | 'page_translations' | 'projects'>

/**
 * Finds the projects in a language, newest first.
 *
 * @param choose adds conditions, and may add an order that precedes the newest
 */
export function findProjects(
  locale: Locale,
  choose: (query: ProjectQuery) => ProjectQuery
): Promise<PageList<ProjectData>> {
  return findListedPages('References/Show', locale, (query) =>
    newestFirst(choose(withProjects(query.where('page_translations.locale', locale))))
  )
}

/** Finds one page of the list of projects in a language, optionally of one building use. */
export function findProjectsPart(
  locale: Locale,
  page: number,
  perPage: number,
  use: ProjectData['sector'] | undefined
) {
  return findListPart('References/Show', locale, page, perPage, (query) => {
    const all = newestFirst(withProjects(query))
    return use ? all.where('projects.building_use', use) : all
  })
}

function withProjects(query: PageQuery): ProjectQuery {
  return query.join('projects', 'projects.page_key', 'page_translations.page_key')
}

function newestFirst(query: ProjectQuery): ProjectQuery {
  return query.orderBy([
    { column: 'projects.year', order: 'desc' },
    { column: 'projects.page_key' },
  ])
}

export function toProject({ key, data }: ListedPage<ProjectData>, context: PageContext): Project {
  const { title, text, place, year, lang } = data
  return {
    key,
    title,
    text,
    place,
    year,
    lang,
    sector: context.t(`catalogue.building_use.${data.sector}`),
    image: data.image ? toThumbnail(context.image(data.image), 'alt') : null,
  }
}

/** Returns a project without its text, for a list on the page of something else. */
export function toProjectTeaser(
  project: ListedPage<ProjectData>,
  context: PageContext
): Omit<Project, 'text'> {
  const { text: _, ...teaser } = toProject(project, context)
  return teaser
}
