import { z } from 'zod'
import {
  emptyListTexts,
  FILTER_TEXTS,
  type FilterChoice,
  filterChoice,
} from '#content/pages/choices'
import { definePage } from '#content/pages/define_page'
import { findListedPages, type ListedPage } from '#content/pages/listed_pages'
import { PAGING_TEXTS, pageNumber } from '#content/pages/paging'
import { urlParameter } from '#content/pages/url_parameter'
import { parentKey } from '#content/pages/urls'
import { contentTable } from '#content/schema/tables'
import { BUILDING_USES, projectSchema } from '#projects/project_schema'
import { findProjectsPart, toProject } from '#projects/projects'
import type { Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'

const PER_PAGE = 12

/** The data of product families and groups that a project shows. */
type Titled = { title: string }

type ProjectFact = 'sector' | 'place' | 'floor' | 'running_metres' | 'year' | 'partner'

/** The page of all projects, filtered by building use. */
export const projectsIndex = definePage({
  texts: [...FILTER_TEXTS, ...PAGING_TEXTS, 'catalogue.ui.references'],
  data: z.strictObject({}).default({}),
  parameters: z.object({
    sector: urlParameter(z.enum(BUILDING_USES)),
    page: pageNumber,
  }),
  query: ({ locale, parameters: { sector, page } }) =>
    findProjectsPart(locale, page, PER_PAGE, sector),
  toProps(_, context, { pages, paging }, { sector }) {
    return {
      sector: filterChoice(
        'sector',
        context.t('catalogue.facts.sector'),
        sector,
        BUILDING_USES,
        (each) => context.t(`catalogue.building_use.${each}`)
      ) satisfies FilterChoice,
      references: pages.map((each) => toProject(each, context)),
      none: emptyListTexts(pages, context.t),
      paging,
    }
  },
  structuredData: ({ references }, jsonLd) => jsonLd.list(references),
})

/** The page of one project, with its facts and the product families and groups used. */
export const projectsShow = definePage({
  texts: ['catalogue.ui.products', 'records.project.ask'],
  routes: [ROUTES.contact],
  data: projectSchema,
  tables: [
    contentTable('projects', ['page_key'], { keepRow: true }),
    contentTable('project_families', ['page_key', 'family_key']),
    contentTable('project_groups', ['page_key', 'group_key']),
  ],
  store: (data, key) => ({
    data,
    rows: {
      projects: [
        {
          page_key: key,
          building_use: data.sector,
          year: data.year,
          running_metres: data.running_metres,
        },
      ],
      project_families: data.families.map((family_key) => ({ page_key: key, family_key })),
      project_groups: data.groups.map((group_key) => ({ page_key: key, group_key })),
    },
  }),
  async query({ key, locale, data }) {
    const used = await findListedPages(
      ['ProductFamilies/Show', 'ProductFamilies/ShowGroup'],
      locale,
      (query) => query.whereIn('page_translations.page_key', [...data.families, ...data.groups])
    )
    return { key, used: used.pages, lookups: used.lookups }
  },
  toProps(project, context, { key, used }) {
    const fact = (id: ProjectFact, text: string, lang?: Locale) => ({
      id,
      label: context.t(`catalogue.facts.${id}`),
      text,
      lang,
    })
    return {
      project: key,
      image: project.image ? context.image(project.image) : null,
      facts: [
        fact('sector', context.t(`catalogue.building_use.${project.sector}`)),
        fact('place', project.place, project.lang?.place),
        fact('floor', project.floor, project.lang?.floor),
        fact('running_metres', context.measures.metres(project.running_metres)),
        fact('year', String(project.year)),
        fact('partner', project.partner, project.lang?.partner),
      ],
      products: project.families.flatMap((family) =>
        linksTo([family], used).map((link) => ({
          ...link,
          groups: linksTo(
            project.groups.filter((group) => parentKey(group) === family),
            used
          ),
        }))
      ),
    }
  },
})

/** Returns links to pages with their titles, in the order of the keys. */
function linksTo(keys: readonly string[], pages: readonly ListedPage<Titled>[]) {
  return keys.flatMap((key) =>
    pages
      .filter((page) => page.key === key)
      .map(({ data }) => ({ key, title: data.title, lang: data.lang }))
  )
}
