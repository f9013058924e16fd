import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { readContentFile } from '#content/loading/content_files'
import type { ContentProblems } from '#content/loading/problems'
import { validate } from '#content/loading/validate'
import { isLocale, type Locale } from '#shared/locales'

/** The form of address in one part of the site. */
const form = (where: string) => z.string().min(1).describe(`How visitors are spoken to ${where}.`)

const address = z
  .strictObject({
    text: form('in running text'),
    steps: form('in the steps of guides'),
    buttons: form('on buttons, links that do something, and labels'),
  })
  .describe('The form of address, which the export for translators tells.')

const preferred = z
  .array(
    z.strictObject({
      term: z
        .string()
        .min(3)
        .describe('The German word of the trade in the singular; up to two letters may follow it.'),
      use: z.string().min(2).describe('What it is called in this language.'),
      forms: z
        .array(z.string().min(2))
        .min(1)
        .optional()
        .describe(
          'How texts say it, where that is not `use` with any ending; a * stands for any ending.'
        ),
    })
  )
  .describe(
    'Words of the trade: a page that has one in German has it in this language, and the export for translators names it.'
  )

const avoided = z
  .array(
    z.strictObject({
      avoid: z
        .union([z.string().min(2), z.array(z.string().min(2)).min(2)])
        .describe('The word or words to avoid, or several; a * stands for any ending of a word.'),
      use: z.string().min(1).optional().describe('What to write instead, if there is such a word.'),
      because: z.string().min(1).describe('Why, in a few words.'),
      exact: z
        .literal(true)
        .optional()
        .describe('Only in this case: "Pvc" is wrong, "PVC" is right.'),
      only: z
        .enum(['labels', 'sentences'])
        .optional()
        .describe('Only in texts that no mark closes (buttons, titles), or only in the others.'),
      unless: z
        .array(z.string().min(3))
        .optional()
        .describe('Longer phrases with the word in which it is right.'),
    })
  )
  .describe('Words that content:check warns of.')

/** resources/content/terms/<locale>.yaml: wording rules of a language. */
export const termsSchema = z.strictObject({
  address: address.optional(),
  preferred: preferred.optional(),
  terms: avoided,
})

/** The wording rules of a language: form of address, preferred terms, terms to avoid. */
export type Wording = z.output<typeof termsSchema>

export type Term = Wording['terms'][number]

/** A German trade term and its preferred translation. */
type PreferredTerm = z.output<typeof preferred>[number]

/** Reads the wording rules of each language. A language without a file has none. */
export function readTerms(root: string, problems: ContentProblems): Map<Locale, Wording> {
  const folder = join(root, 'resources/content/terms')
  const terms = new Map<Locale, Wording>()
  for (const name of existsSync(folder) ? readdirSync(folder).toSorted() : []) {
    const file = readContentFile(join(folder, name), root, problems)
    if (!file) continue
    const locale = basename(name, '.yaml')
    const wording = validate(termsSchema, file.data, file, problems)
    if (!isLocale(locale)) {
      problems.error(
        file.place([]),
        `"${name}" is named after no language of the site`,
        'Name the file after a language, for example de.yaml.'
      )
    } else if (wording) terms.set(locale, wording)
  }
  return terms
}

/** Matches a German trade term as a whole word with any inflectional ending. */
export function germanPattern({ term }: PreferredTerm): RegExp {
  return new RegExp(`(?<!\\p{L})${term}\\p{L}{0,2}(?!\\p{L})`, 'u')
}
