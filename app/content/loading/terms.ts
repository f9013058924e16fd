import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { readContentFile } from '#content/loading/content_files'
import type { ContentProblems } from '#content/loading/problems'
import { describeIssue } from '#content/schema/issues'
import { isLocale, type Locale } from '#shared/locales'

/** resources/content/terms/<locale>.yaml: words that texts of this language do without. */
export const termsSchema = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        avoid: z
          .string()
          .min(2)
          .describe('The word or words to avoid; a * stands for any ending of a word.'),
        use: z
          .string()
          .min(1)
          .optional()
          .describe('What to write instead, if there is such a word.'),
        because: z.string().min(1).describe('Why, in a few words.'),
        exact: z
          .literal(true)
          .optional()
          .describe('Only in this case: "Pvc" is wrong, "PVC" is right.'),
        unless: z
          .array(z.string().min(3))
          .optional()
          .describe('Longer phrases with the word in which it is right.'),
      })
    )
    .describe('Words that content:check warns of.'),
})

/** A word to avoid. */
export type Term = z.output<typeof termsSchema>['terms'][number]

/** Reads the words to avoid in each language; a language needs none. */
export function readTerms(
  content: string,
  root: string,
  problems: ContentProblems
): Map<Locale, Term[]> {
  const folder = join(content, 'terms')
  const terms = new Map<Locale, Term[]>()
  for (const name of existsSync(folder) ? readdirSync(folder).toSorted() : []) {
    const file = readContentFile(join(folder, name), root, problems)
    if (!file) continue
    const locale = basename(name, '.yaml')
    const result = termsSchema.safeParse(file.data, { reportInput: true })
    if (result.success && isLocale(locale)) terms.set(locale, result.data.terms)
    if (!isLocale(locale)) {
      problems.add({
        severity: 'error',
        ...file.place([]),
        message: `"${name}" is named after no language of the site`,
        remedy: 'Name the file after a language, for example de.yaml.',
      })
    }
    for (const issue of result.error?.issues ?? []) {
      for (const { path, atKey, ...words } of describeIssue(termsSchema, file.data, issue)) {
        const place = atKey ? file.keyPosition(path) : file.position(path)
        problems.add({ severity: 'error', file: file.path, ...place, ...words })
      }
    }
  }
  return terms
}
