import type { ContentProblem } from '#content/loading/problems'
import { Ledger, sourceHash } from '#content/translations/ledger'
import { SourceHistory } from '#content/translations/source_history'
import {
  readTranslatables,
  type Text,
  type Translatable,
  textsOf,
} from '#content/translations/translatable'
import { LOCALES, type Locale } from '#shared/locales'

/** The states of a translation. An identical one may be intended, as for names. */
export const STATES = ['current', 'outdated', 'missing', 'identical'] as const
export type State = (typeof STATES)[number]

export type TextState = {
  name: string
  state: State
  source: string
  translation?: string
  /** For an outdated translation, its former source text, if git still has it. */
  former?: string
}

/**
 * The state of a record in one language. A page without a file does not exist in it, which is not
 * an error.
 */
export type RecordState = {
  record: string
  source: Locale
  locale: Locale
  isAbsent: boolean
  texts: TextState[]
}

/** The schema and files from which the texts of a record are read. */
type Written = Pick<Translatable, 'schema' | 'files'>

export type Selection = { locale?: string; record?: string }

/** Whether a record matches the filter: by its folder, or by key for a page. */
export function isWanted({ name }: Translatable, { record }: Selection): boolean {
  const folder = record?.replaceAll('.', '/')
  return record === undefined || [record, `pages/${folder}`, `pages/${folder}/index`].includes(name)
}

/** Returns the target languages of a record that match the filter. */
export function languagesOf({ files }: Translatable, { locale }: Selection): Locale[] {
  return LOCALES.filter((each) => each !== files.source && (!locale || locale === each))
}

/** Returns the texts of a record with their translations in a language. */
export function textsIn({ schema, files }: Written, locale: Locale): Text[] {
  return textsOf(schema, files.files.get(files.source)?.data, files.files.get(locale)?.data)
}

export async function translationStates(
  root: string,
  selection: Selection = {}
): Promise<{ records: RecordState[]; errors: ContentProblem[] }> {
  const { all, errors } = await readTranslatables(root)
  const history = new SourceHistory(root)
  const records = all
    .filter((record) => isWanted(record, selection))
    .flatMap((record) => {
      const ledger = Ledger.read(root, record.name)
      return languagesOf(record, selection).map((locale): RecordState => {
        const isAbsent = record.isPage && !record.files.files.has(locale)
        return {
          record: record.name,
          source: record.files.source,
          locale,
          isAbsent,
          texts: isAbsent ? [] : textStates(record, locale, ledger, history),
        }
      })
    })
  return { records, errors }
}

export function textStates(
  record: Translatable,
  locale: Locale,
  ledger: Ledger,
  history: SourceHistory
): TextState[] {
  return textsIn(record, locale).map(({ name, source, translation }) => {
    if (translation === undefined) return { name, state: 'missing', source }
    const hash = ledger.hash(name, locale)
    if (isOutdated(source, hash)) {
      const former = history.find(record, name, hash)
      return { name, state: 'outdated', source, translation, ...(former && { former }) }
    }
    const isSame = translation.trim() === source.trim()
    return { name, state: isSame ? 'identical' : 'current', source, translation }
  })
}

/**
 * Whether the source text has changed.
 *
 * @param hash the hash of the former source text; undefined if it was never recorded
 */
function isOutdated(source: string, hash: string | undefined): hash is string {
  return hash !== undefined && hash !== sourceHash(source)
}

/** Returns the names of a record's outdated texts in a language. */
export function outdatedTexts(record: Written, locale: Locale, ledger: Ledger): string[] {
  return textsIn(record, locale)
    .filter(({ translation }) => translation !== undefined)
    .filter(({ name, source }) => isOutdated(source, ledger.hash(name, locale)))
    .map(({ name }) => name)
}

/**
 * Records the source text of each translation: for a new translation always, otherwise only if the
 * translation is accepted.
 *
 * @param accepted the texts whose translations match the current source
 * @returns the number of ledgers that were not up to date
 */
export async function recordTranslations(
  root: string,
  { accepted, write = true }: { accepted?: Selection; write?: boolean } = {}
): Promise<number> {
  const { all } = await readTranslatables(root)
  let behind = 0
  for (const record of all) {
    const ledger = Ledger.read(root, record.name)
    const texts = new Map(languagesOf(record, {}).map((each) => [each, textsIn(record, each)]))
    const fitting = accepted && isWanted(record, accepted) ? languagesOf(record, accepted) : []
    for (const [locale, each] of texts) {
      for (const { name, source, translation } of each) {
        const isNew = ledger.hash(name, locale) === undefined
        if (translation !== undefined && (isNew || fitting.includes(locale))) {
          ledger.record(name, locale, source)
        }
      }
    }
    ledger.keepOnly(texts)
    if (ledger.isWritten) continue
    behind++
    if (write) ledger.write()
  }
  return behind
}
