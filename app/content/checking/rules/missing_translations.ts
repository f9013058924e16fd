import {
  type CheckContext,
  type ExtractedText,
  type Rule,
  type RuleProblem,
  type WrittenRecord,
  warning,
} from '#content/checking/check_context'
import type { ContentFile } from '#content/loading/content_files'
import { startOf } from '#content/loading/problems'
import { LOCALES, type Locale } from '#shared/locales'

/** The maximum number of names in a message. */
const MAX_NAMES = 5

/** The minimum number of records of a kind from which usual languages are derived. */
const MIN_RECORDS = 3

/**
 * Finds languages that a record lacks although most records of its kind have them, and texts that
 * fall back.
 */
export const missingTranslations: Rule = {
  name: 'missing-translation',
  *check(site) {
    if (!site.isValid) return
    for (const record of site.records) yield* missingTexts(record)
    const kinds = Map.groupBy(site.records, ({ kind }) => kind)
    for (const [kind, records] of kinds) {
      const usual = records[0].everywhere ? languagesOf(site) : usualLanguages(records)
      for (const record of records) yield* missingLanguages(record, usual, kind)
    }
  },
}

/** A language belongs to the site once it has a home page. */
function languagesOf({ records }: CheckContext): Locale[] {
  const home = records.find(({ folder, name }) => folder === 'pages' && name === 'home/index')
  return LOCALES.filter((locale) => home?.files.has(locale))
}

/** Returns the languages that more than half of the records have. */
function usualLanguages(records: readonly WrittenRecord[]): Locale[] {
  if (records.length < MIN_RECORDS) return []
  return LOCALES.filter(
    (locale) => records.filter(({ files }) => files.has(locale)).length > records.length / 2
  )
}

function* missingLanguages(
  { files, source, folder, everywhere }: WrittenRecord,
  usual: readonly Locale[],
  kind: string
): Iterable<RuleProblem> {
  const file = files.get(source)
  const missing = usual.filter((locale) => !files.has(locale))
  if (!file || missing.length === 0) return
  const others = folder === 'pages' ? `most pages of the component ${kind}` : `most of ${kind}`
  const why = everywhere ? 'in which there is a home page' : `which ${others} have`
  yield warning(
    startOf(file.path),
    `there is no translation into ${missing.join(', ')}, ${why}`,
    `Add ${missing.map((locale) => `${locale}.yaml`).join(', ')} beside this file.`
  )
}

/**
 * Finds texts that most translations of a record have and others lack. A text that most
 * translations omit may be meant for a few languages only (an imprint, a name); it is reported
 * once, as a note.
 */
function* missingTexts({ texts, source, files }: WrittenRecord): Iterable<RuleProblem> {
  const overlays = [...files].filter(([locale]) => locale !== source)
  const written = new Map(
    overlays.map(([locale]) => [locale, new Set(texts.get(locale)?.map(({ key }) => key))])
  )
  const wanted = (texts.get(source) ?? []).filter(({ prose }) => /\p{L}/u.test(prose))
  const isUsual = ({ key }: ExtractedText) => {
    const having = overlays.filter(([locale]) => written.get(locale)?.has(key))
    return having.length > 0 && having.length >= overlays.length / 2
  }
  for (const [locale, file] of overlays) {
    const missing = wanted.filter((text) => isUsual(text) && !written.get(locale)?.has(text.key))
    if (missing.length > 0) yield missingIn(file, missing, 'warning', 'not translated')
  }
  const unusual = wanted.filter(
    (text) => !isUsual(text) && overlays.some(([locale]) => !written.get(locale)?.has(text.key))
  )
  const file = files.get(source)
  if (file && unusual.length > 0) {
    yield missingIn(file, unusual, 'note', 'translated into few languages or none')
  }
}

function missingIn(
  { path }: ContentFile,
  missing: readonly ExtractedText[],
  severity: RuleProblem['severity'],
  what: string
): RuleProblem {
  return {
    severity,
    ...startOf(path),
    message: `${what}: ${listNames(missing.map(({ key }) => key))}`,
    remedy: 'Where one is missing, the text appears in English, or else in the source language.',
  }
}

/** Lists the first names, and the number of the others: `title, text, and 3 more`. */
export function listNames(names: readonly string[]): string {
  const more = names.length > MAX_NAMES ? `, and ${names.length - MAX_NAMES} more` : ''
  return names.slice(0, MAX_NAMES).join(', ') + more
}
