import { z } from 'zod'
import { createContentCache } from '#content/pages/content_version'
import { defineRecord, type RecordVersions, recordTable } from '#content/schema/define_record'
import { type FieldMeta, routeKey, text } from '#content/schema/fields'
import { from } from '#database/query'
import { type Json, parseJson, toJson } from '#database/stored_values'
import { LOCALES, type Locale } from '#shared/locales'

const summariesSchema = z.strictObject({
  projects: z
    .array(
      z.strictObject({
        page: routeKey('References/Show').describe('The key of the project’s page.'),
        title: text().describe('What the building is called.'),
        text: text().describe('One or two sentences for lists of projects.'),
        place: text().describe('The town, as the language spells it.'),
      })
    )
    .meta({ perLocale: true } satisfies FieldMeta)
    .describe('Projects whose pages are not in this language.'),
})

type Summaries = z.output<typeof summariesSchema>

/** The list entry of a project whose page is in another language. */
export type ProjectSummary = Summaries['projects'][number]

declare module '#database/tables' {
  interface ColumnTypes {
    'project_summaries.projects': Json<ProjectSummary[]>
  }
}

/** resources/content/project_summaries: projects in languages without project pages. */
export const projectSummaries = defineRecord({
  folder: 'project_summaries',
  schema: summariesSchema,
  languages: 'written',
  tables: [
    recordTable('project_summaries', ['locale'], (records: readonly RecordVersions<Summaries>[]) =>
      records.flatMap(({ languages }) =>
        Array.from(languages, ([locale, { projects }]) => ({
          locale,
          projects: toJson(projects),
        }))
      )
    ),
  ],
})

const summaries = createContentCache<ProjectSummary[]>(LOCALES.length)

/** Finds the summaries in a language; an empty array if the language has project pages. */
export function findProjectSummaries(locale: Locale): Promise<ProjectSummary[]> {
  return summaries.get(locale, async () => {
    const row = await from('project_summaries').where({ locale }).select('projects').first()
    return row ? parseJson(row.projects) : []
  })
}
