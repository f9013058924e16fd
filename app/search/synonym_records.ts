import { z } from 'zod'
import { defineRecord, type RecordVersions, recordTable } from '#content/schema/define_record'
import { type FieldMeta, routeKey } from '#content/schema/fields'
import { from } from '#database/query'
import { type Json, parseJson, toJson } from '#database/stored_values'
import type { Locale } from '#shared/locales'

const synonym = z
  .strictObject({
    words: z
      .array(z.string().trim().min(2).max(60))
      .min(1)
      .describe('What people type: words or names that the site itself does not use.'),
    means: z
      .string()
      .trim()
      .min(2)
      .max(60)
      .optional()
      .describe('The word of the site that says the same.'),
    route: routeKey().optional().describe('The key of the page they are looking for.'),
  })
  .refine(({ means, route }) => (means === undefined) !== (route === undefined), {
    path: ['words'],
    message: 'a synonym needs either "means" or "route"',
  })

const synonymsSchema = z.strictObject({
  synonyms: z
    .array(synonym)
    .superRefine((synonyms, context) => {
      const seen = new Set<string>()
      synonyms.forEach(({ words, means = '', route = '' }, index) => {
        words.forEach((word, at) => {
          const name = `${word.toLowerCase()} ${means} ${route}`
          if (seen.has(name)) {
            context.addIssue({
              code: 'custom',
              path: [index, 'words', at],
              message: `"${word}" stands here twice`,
            })
          }
          seen.add(name)
        })
      })
    })
    .meta({ perLocale: true } satisfies FieldMeta)
    .describe('What else things are called in this language.'),
})

export type Synonym = z.output<typeof synonym>
type Synonyms = z.output<typeof synonymsSchema>

declare module '#database/tables' {
  interface ColumnTypes {
    'search_synonyms.synonyms': Json<Synonym[]>
  }
}

/** Records of resources/content/synonyms: what visitors call things, by language. */
export const synonyms = defineRecord({
  folder: 'synonyms',
  schema: synonymsSchema,
  languages: 'written',
  tables: [
    recordTable('search_synonyms', ['locale'], (records: readonly RecordVersions<Synonyms>[]) =>
      records.flatMap(({ languages }) =>
        Array.from(languages, ([locale, content]) => ({
          locale,
          synonyms: toJson(content.synonyms),
        }))
      )
    ),
  ],
})

/** Returns the synonyms of a language; empty if there are none. */
export async function findSynonyms(locale: Locale): Promise<Synonym[]> {
  const row = await from('search_synonyms').where({ locale }).select('synonyms').first()
  return row ? parseJson(row.synonyms) : []
}
