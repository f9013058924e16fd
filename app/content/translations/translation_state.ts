import type { ContentProblem } from '#content/loading/problems'
import { Ledger } from '#content/translations/ledger'
import { SourceHistory } from '#content/translations/source_history'
import {
  hashOf,
  readTranslatables,
  type Text,
  type Translatable,
  textsOf,
} from '#content/translations/translatable'
import { LOCALES, type Locale } from '#shared/locales'

/** How a translation stands to its source. An identical one may be meant: names are. */
export const STATES = ['current', 'outdated', 'missing', 'identical'] as const
export type State = (typeof STATES)[number]

/** A text in one language. */
export type TextState = {
  name: string
  state: State
  source: string
  translation?: string
  /** Of what is outdated, the wording it was translated from, where git still knows it. */
  former?: string
}

/** A record in one language. A page without a file is not there, which is nobody's mistake. */
export type RecordState = {
  record: string
  /** The language it was written in. */
  source: Locale
  locale: Locale
  isAbsent: boolean
  texts: TextState[]
}

/** What of a record its texts are read from. */
type Written = Pick<Translatable, 'schema' | 'files'>

export type Wanted = { locale?: string; record?: string }

/** Whether a record is asked for: by its folder, or a page by its key. */
export function isWanted({ name }: Translatable, { record }: Wanted): boolean {
  const folder = record?.replaceAll('.', '/')
  return record === undefined || [record, `pages/${folder}`, `pages/${folder}/index`].includes(name)
}

/** The languages that a record is translated into, of those that are asked for. */
export function languagesOf({ files }: Translatable, { locale }: Wanted): Locale[] {
  return LOCALES.filter((each) => each !== files.source && (!locale || locale === each))
}

/** The texts of a record with what a language makes of them. */
export function textsIn({ schema, files }: Written, locale: Locale): Text[] {
  return textsOf(schema, files.files.get(files.source)?.data, files.files.get(locale)?.data)
}

/** How all translations stand to their sources. */
export async function translationStates(
  root: string,
  wanted: Wanted = {}
): Promise<{ records: RecordState[]; errors: ContentProblem[] }> {
  const { all, errors } = await readTranslatables(root)
  const history = new SourceHistory(root)
  const records = all
    .filter((record) => isWanted(record, wanted))
    .flatMap((record) => {
      const ledger = Ledger.read(root, record.name)
      return languagesOf(record, wanted).map((locale): RecordState => {
        const isAbsent = record.isPage && !record.files.files.has(locale)
        const texts = isAbsent ? [] : textsIn(record, locale)
        return {
          record: record.name,
          source: record.files.source,
          locale,
          isAbsent,
          texts: texts.map((text) => stateOf(text, record, locale, ledger, history)),
        }
      })
    })
  return { records, errors }
}

/**
 * Whether the source says something else now.
 *
 * @param hash of what a text was translated from; undefined where that was never noted
 */
function isOutdated(source: string, hash: string | undefined): hash is string {
  return hash !== undefined && hash !== hashOf(source)
}

/** The names of a record's texts in a language whose sources have changed since. */
export function outdatedTexts(record: Written, locale: Locale, ledger: Ledger): string[] {
  return textsIn(record, locale)
    .filter(({ translation }) => translation !== undefined)
    .filter(({ name, source }) => isOutdated(source, ledger.hash(name, locale)))
    .map(({ name }) => name)
}

function stateOf(
  { name, source, translation }: Text,
  record: Translatable,
  locale: Locale,
  ledger: Ledger,
  history: SourceHistory
): TextState {
  if (translation === undefined) return { name, state: 'missing', source }
  const hash = ledger.hash(name, locale)
  if (isOutdated(source, hash)) {
    const former = history.find(record, name, hash)
    return { name, state: 'outdated', source, translation, ...(former && { former }) }
  }
  const isSame = translation.trim() === source.trim()
  return { name, state: isSame ? 'identical' : 'current', source, translation }
}

/**
 * Notes which wording each text was translated from: of a new text the present one, and of any other
 * only if it is accepted.
 *
 * @param accepted those whose translations fit their sources as they are now
 * @returns how many ledgers were not up to date
 */
export async function recordTranslations(
  root: string,
  { accepted, write = true }: { accepted?: Wanted; write?: boolean } = {}
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
