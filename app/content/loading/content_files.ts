import { existsSync, readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { type Document, isMap, isScalar, type LineCounter } from 'yaml'
import { countVisible, firstInvalidByte, indexOfVisible } from '#content/loading/characters'
import { parseYaml } from '#content/loading/parse_yaml'
import { type ContentProblems, type Place, startOf } from '#content/loading/problems'
import type { Path } from '#content/schema/links'
import { didYouMean } from '#content/schema/nearest'
import { isRecord } from '#shared/is_record'
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '#shared/locales'

/** The maximum size of a content file, in bytes. The largest file at present has 18 kB. */
const MAX_SIZE = 256 * 1024

/** A parsed YAML file that knows the place of each value. */
export class ContentFile {
  readonly data: unknown

  constructor(
    /** Relative to the application's root. */
    readonly path: string,
    private readonly document: Document.Parsed,
    private readonly lines: LineCounter,
    private readonly text: string
  ) {
    this.data = document.toJS()
  }

  /** Returns the place of a value; if it is missing, that of its nearest existing parent. */
  place(path: Path): Place {
    for (let length = path.length; length >= 0; length--) {
      const node = this.#node(path.slice(0, length))
      if (node) return this.#placeOf(node)
    }
    return startOf(this.path)
  }

  /**
   * Returns the place of a character in a text, by its index. Texts may be folded, indented or
   * quoted in the file, so the non-space characters are counted, which are the same in both.
   */
  placeWithin(path: Path, index: number): Place {
    const node = this.document.getIn(path, true)
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return this.place(path)
    const [start, end] = node.range
    const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL'
    const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE'
    const from = isBlock ? this.text.indexOf('\n', start) : isQuoted ? start + 1 : start
    const written = this.text.slice(from, end)
    if (isQuoted && /\\|''/.test(written)) return this.place(path)
    const offset = from + indexOfVisible(written, countVisible(node.value.slice(0, index)))
    return this.#placeOf({ range: [offset] })
  }

  /** Returns the place of a key, not of its value. */
  keyPlace(path: Path): Place {
    const parent = this.document.getIn(path.slice(0, -1), true)
    if (isMap(parent)) {
      const key = parent.items.find((pair) => isScalar(pair.key) && pair.key.value === path.at(-1))
      if (isScalar(key?.key)) return this.#placeOf(key.key)
    }
    return this.place(path)
  }

  #node(path: Path): { range?: readonly number[] | null } | undefined {
    if (path.length === 0) return this.document.contents ?? undefined
    const node = this.document.getIn(path, true)
    return node && typeof node === 'object' ? node : undefined
  }

  #placeOf(node: { range?: readonly number[] | null }): Place {
    const { line, col } = this.lines.linePos(node.range?.[0] ?? 0)
    return { file: this.path, line: Math.max(line, 1), column: Math.max(col, 1) }
  }
}

/** A record: a folder with one file per language. */
export type RecordFiles = {
  /** The folder's path below the content's root, for example `pages/root/company`. */
  name: string
  folder: string
  paths: ReadonlyMap<Locale, string>
}

/** The bytes of a record's files; undefined for a file that is too large. */
export type RecordBytes = ReadonlyMap<Locale, Buffer | undefined>

export type LanguageFiles = {
  /** The language of the file that holds the whole record. */
  source: Locale
  /** The valid files. Without the source file the record cannot be used. */
  files: Map<Locale, ContentFile>
}

/** Reads a YAML file. Read and syntax errors are added to the problems. */
export function readContentFile(
  path: string,
  root: string,
  problems: ContentProblems
): ContentFile | undefined {
  return parseContentFile(path, bytesOf(path), root, problems)
}

function bytesOf(path: string): Buffer | undefined {
  return statSync(path).size > MAX_SIZE ? undefined : readFileSync(path)
}

function parseContentFile(
  path: string,
  bytes: Buffer | undefined,
  root: string,
  problems: ContentProblems
): ContentFile | undefined {
  const file = relative(root, path)
  if (!bytes) {
    const message = `the file is larger than ${MAX_SIZE / 1024} kB`
    problems.error(startOf(file), message, 'Divide it, or remove what is no text.')
    return undefined
  }

  let text: string
  try {
    /** Normalised, so that composed and decomposed spellings of a letter such as `ü` are equal. */
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC')
  } catch {
    const place = { file, ...firstInvalidByte(bytes) }
    problems.error(place, 'the file is not UTF-8', 'Save it with the encoding UTF-8.')
    return undefined
  }

  const { document, lines, faults } = parseYaml(text)
  for (const fault of faults) problems.add({ severity: 'error', file, ...fault })
  return faults.length > 0 ? undefined : new ContentFile(file, document, lines, text)
}

/**
 * Finds all records below a folder without reading them.
 *
 * @param isOptional whether the folder may be missing; then there are no records
 */
export async function findRecords(
  folder: string,
  root: string,
  problems: ContentProblems,
  isOptional = false
): Promise<RecordFiles[]> {
  if (isOptional && !existsSync(folder)) return []
  const records = new Map<string, Map<Locale, string>>()
  for (const path of await listFiles(folder, root, problems)) {
    const locale = basename(path, '.yaml')
    if (!isLocale(locale)) {
      problems.error(
        startOf(relative(root, path)),
        path.endsWith('.yaml')
          ? `unknown locale "${locale}"`
          : `"${basename(path)}" is no content file`,
        `${didYouMean(locale, LOCALES)}Name the file after one of ${LOCALES.join(', ')}, with the ending .yaml.`
      )
      continue
    }
    const name = relative(folder, dirname(path)).replaceAll('\\', '/')
    const paths = records.get(name) ?? new Map<Locale, string>()
    records.set(name, paths.set(locale, path))
  }
  return Array.from(records, ([name, paths]) => ({ name, folder: join(folder, name), paths }))
}

/** Reads a record's files without parsing them. */
export function readBytes({ paths }: RecordFiles): RecordBytes {
  return new Map(Array.from(paths, ([locale, path]) => [locale, bytesOf(path)]))
}

/**
 * Parses a record's files. The source is the German file, or the file with `source: <its
 * language>`.
 *
 * @param bytes the files, if they have been read
 */
export function parseRecord(
  record: RecordFiles,
  root: string,
  problems: ContentProblems,
  bytes = readBytes(record)
): LanguageFiles {
  const parsed: LanguageFiles = { source: DEFAULT_LOCALE, files: new Map() }
  for (const [locale, path] of record.paths) {
    const file = parseContentFile(path, bytes.get(locale), root, problems)
    if (file) parsed.files.set(locale, file)
    if (file && declaresSource(file, locale)) parsed.source = locale
  }
  if (parsed.files.size === record.paths.size) checkSource(parsed, record, root, problems)
  return parsed
}

async function listFiles(
  folder: string,
  root: string,
  problems: ContentProblems
): Promise<string[]> {
  if (!existsSync(folder)) {
    const remedy = 'Make it, with a file for each language in it.'
    problems.error(startOf(relative(root, folder)), 'the folder is missing', remedy)
    return []
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

function declaresSource(file: ContentFile, locale: Locale): boolean {
  return isRecord(file.data) && file.data.source === locale
}

function checkSource(
  { source, files }: LanguageFiles,
  { folder }: RecordFiles,
  root: string,
  problems: ContentProblems
) {
  const first = [...files.values()][0]
  if (!first || files.has(source)) return
  problems.error(
    startOf(first.path),
    `the source language is missing: there is no ${source}.yaml beside this file`,
    `Add ${join(relative(root, folder), `${source}.yaml`)}, or write "source: <language>" into the file that holds the whole record.`
  )
}

/**
 * Returns the key of a page: its folder below pages, joined by dots, without a trailing `index`.
 */
export function pageKeyOf(folder: string): string {
  return folder.replace(/\/index$/, '').replaceAll('/', '.')
}
