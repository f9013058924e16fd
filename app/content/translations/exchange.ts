import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkChanges } from '#content/editing/check_changes'
import { editYaml } from '#content/editing/edit_yaml'
import { parseYaml } from '#content/loading/parse_yaml'
import { ContentProblems } from '#content/loading/problems'
import { germanPattern, readTerms, type Wording } from '#content/loading/terms'
import { codesOf } from '#content/translations/inline_codes'
import { Ledger } from '#content/translations/ledger'
import {
  type ReadRecord,
  type ReadText,
  readXliff,
  XliffFault,
} from '#content/translations/read_xliff'
import { readTranslatables, type Text, type Translatable } from '#content/translations/translatable'
import { type Selection, textsIn, translationStates } from '#content/translations/translation_state'
import { writeXliff, type XliffRecord } from '#content/translations/xliff'
import { RefusedException } from '#database/refused_exception'
import { withText } from '#shared/content/text_at'
import { isRecord } from '#shared/is_record'
import { isLocale, type Locale } from '#shared/locales'
import { sum } from '#shared/numbers'

/** The path of a page that does not exist in a language yet. */
const PATH = { name: 'path', steps: [{ field: 'path' }], isMarkdown: false } as const

/**
 * Exports the texts of a language as XLIFF, one document per source language. Pages that do not
 * exist in the language are included only if requested by name, with their path.
 */
export async function exportXliff(
  root: string,
  locale: Locale,
  selection: Selection
): Promise<Map<Locale, string>> {
  const { records } = await translationStates(root, { ...selection, locale })
  const { all } = await readTranslatables(root)
  const wording = readTerms(root, new ContentProblems()).get(locale)
  const address = Object.entries(wording?.address ?? {}).map(([role, form]) => `${role}: ${form}`)
  const exported = all.flatMap((translatable): XliffRecord[] => {
    const state = records.find(({ record }) => record === translatable.name)
    if (!state || (state.isAbsent && selection.record === undefined)) return []
    const states = new Map(state.texts.map((text) => [text.name, text]))
    const texts = textsOfUnits(translatable, locale).map(
      ({ name, isMarkdown, source, translation }) => ({
        name,
        isMarkdown,
        source,
        target: translation,
        state: states.get(name)?.state ?? ('missing' as const),
        former: states.get(name)?.former,
        words: translatable.files.source === 'de' ? wordsIn(source, wording) : [],
      })
    )
    return texts.length === 0
      ? []
      : [{ record: translatable.name, source: translatable.files.source, texts, address }]
  })
  const bySource = Map.groupBy(exported, ({ source }) => source)
  return new Map(
    Array.from(bySource, ([source, each]) => [source, writeXliff(each, source, locale)])
  )
}

/** Returns the preferred translations of the trade terms in a German text. */
export function wordsIn(german: string, wording: Wording | undefined): string[] {
  return (wording?.preferred ?? [])
    .filter((each) => germanPattern(each).test(german))
    .map(({ term, use }) => `${term}: ${use}`)
}

function textsOfUnits(translatable: Translatable, locale: Locale): Text[] {
  const { isPage, files } = translatable
  const texts = textsIn(translatable, locale)
  if (!isPage || files.files.has(locale)) return texts
  const source = files.files.get(files.source)?.data
  const path = isRecord(source) && typeof source.path === 'string' ? source.path : ''
  return [{ ...PATH, source: path, translation: undefined }, ...texts]
}

/** An error in an imported file. */
type ImportFault = { line: number; message: string }

/**
 * Imports translations into the content files and records their source texts. Nothing is written
 * unless the result passes the checks of a load.
 *
 * @throws RefusedException with the lines of the file that cannot be imported
 * @throws ContentError with the places where the content would have errors
 */
export async function importXliff(root: string, xliff: string) {
  const { all } = await readTranslatables(root)
  const faults: ImportFault[] = []
  const changes: Change[] = []
  try {
    const { source, target, records } = readXliff(await readFile(xliff, 'utf8'))
    if (!isLocale(target)) throw new XliffFault(1, `"${target}" is no language of the site`)
    for (const record of records) {
      const translatable = all.find(({ name }) => name === record.record)
      if (!translatable || translatable.files.source !== source) {
        faults.push({ line: record.line, message: `there is no "${record.record}" in ${source}` })
      } else changes.push(readChange(root, translatable, record, target, faults))
    }
  } catch (error) {
    if (!(error instanceof XliffFault)) throw error
    faults.push({ line: error.line, message: error.message })
  }
  if (faults.length > 0) {
    const lines = faults
      .toSorted((one, other) => one.line - other.line)
      .map(({ line, message }) => `${xliff}:${line} error: ${message}.`)
    throw new RefusedException(['Nothing was imported.', ...lines].join('\n'))
  }

  const written = changes.filter(({ count }) => count > 0)
  await checkChanges(root, new Map(written.map(({ file, content }) => [file, content])))
  for (const { file, content } of written) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, `${file}.new`), content)
    await rename(join(root, `${file}.new`), join(root, file))
  }
  for (const change of changes) noteSources(root, change)
  return {
    files: written.map(({ file }) => file),
    texts: sum(written.map(({ count }) => count)),
  }
}

type Change = {
  record: string
  locale: Locale
  /** The path below the root. */
  file: string
  content: string
  /** How many texts are new. */
  count: number
  /** Translated texts, each with the source text that the translator saw. */
  done: { name: string; source: string }[]
}

function readChange(
  root: string,
  translatable: Translatable,
  { record, texts }: ReadRecord,
  locale: Locale,
  faults: ImportFault[]
): Change {
  const file = join('resources/content', record, `${locale}.yaml`)
  const known = new Map(textsOfUnits(translatable, locale).map((text) => [text.name, text]))
  const change: Change = { record, locale, file, content: '', count: 0, done: [] }
  const present = join(root, file)
  const before = existsSync(present) ? readFileSync(present, 'utf8') : ''
  let data: unknown = parseYaml(before).document.toJS()
  for (const read of texts) {
    const text = known.get(read.name)
    if (!text) {
      faults.push({ line: read.line, message: `"${record}" has no text "${read.name}"` })
      continue
    }
    const { target } = read
    if (target === undefined || target.trim() === '') continue
    if (read.isInitial && target === text.translation) continue
    if (target !== text.translation) {
      const fault = codeFault(read, target, text)
      if (fault) faults.push({ line: read.line, message: fault })
      data = withText(data, text.steps, target)
      change.count++
    }
    if (text.steps !== PATH.steps) change.done.push({ name: text.name, source: read.source })
  }
  if (change.count > 0) change.content = editYaml(before, data, { schema: translatable.schema })
  return change
}

/** Checks that a translation has the inline codes of its source: links, placeholders, emphasis. */
function codeFault({ name, source }: ReadText, target: string, { isMarkdown }: Text) {
  const expected = codesOf(source, isMarkdown)
  const given = codesOf(target, isMarkdown)
  if (JSON.stringify(expected) === JSON.stringify(given)) return undefined
  const missing = without(expected, given)
  const added = without(given, expected)
  const words = [
    missing.length > 0 ? `lacks ${missing.join(' ')}` : '',
    added.length > 0 ? `has ${added.join(' ')} in addition` : '',
  ].filter(Boolean)
  return `the translation of "${name}" ${words.join(' and ')}`
}

function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return all.filter((each) => {
    const index = left.indexOf(each)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

function noteSources(root: string, { record, locale, done }: Change) {
  if (done.length === 0) return
  const ledger = Ledger.read(root, record)
  for (const { name, source } of done) ledger.record(name, locale, source)
  ledger.write()
}
