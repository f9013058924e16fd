import { existsSync, readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { type Document, isMap, isScalar, type LineCounter } from 'yaml'
import { parseYaml, type YamlFault } from '#content/loading/parse_yaml'
import type { ContentProblems } from '#content/loading/problems'
import type { Path } from '#content/schema/links'
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '#shared/locales'

/** The longest of our files has 18 kB (bytes). */
const LARGEST = 256 * 1024

/** A place in a file; line and column are counted from 1. */
export type Place = { file: string; line: number; column: number }

/** A YAML file with its data and the place of each value in the text. */
export class ContentFile {
  readonly data: unknown

  constructor(
    /** Relative to the application's root. */
    readonly path: string,
    private readonly document: Document.Parsed,
    private readonly lines: LineCounter
  ) {
    this.data = document.toJS()
  }

  /** Line and column (from 1) of a value; of its nearest existing parent where it is missing. */
  position(path: Path): { line: number; column: number } {
    for (let length = path.length; length >= 0; length--) {
      const node = this.#node(path.slice(0, length))
      if (node) return this.#place(node)
    }
    return { line: 1, column: 1 }
  }

  /** The place of a value. */
  place(path: Path): Place {
    return { file: this.path, ...this.position(path) }
  }

  /** Line and column of a key rather than of its value. */
  keyPosition(path: Path): { line: number; column: number } {
    const parent = this.document.getIn(path.slice(0, -1), true)
    if (isMap(parent)) {
      const key = parent.items.find((pair) => isScalar(pair.key) && pair.key.value === path.at(-1))
      if (isScalar(key?.key)) return this.#place(key.key)
    }
    return this.position(path)
  }

  #node(path: Path): { range?: readonly number[] | null } | undefined {
    if (path.length === 0) return this.document.contents ?? undefined
    const node = this.document.getIn(path, true)
    return node && typeof node === 'object' ? node : undefined
  }

  #place(node: { range?: readonly number[] | null }): { line: number; column: number } {
    const { line, col } = this.lines.linePos(node.range?.[0] ?? 0)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
}

/** One thing editors write: a folder with one file per language. */
export type LanguageFiles = {
  /** The folder's path below the content's root, for example `pages/root/company`. */
  name: string
  /** The language of the file that holds the whole record. */
  source: Locale
  /** Those that can be read; without the source's the record cannot be used. */
  files: Map<Locale, ContentFile>
}

/** Reads a YAML file; what keeps it from being read becomes a problem. */
export function readContentFile(
  path: string,
  root: string,
  problems: ContentProblems
): ContentFile | undefined {
  const file = relative(root, path)
  const report = (problem: YamlFault) => problems.add({ severity: 'error', file, ...problem })

  const { size } = statSync(path)
  if (size > LARGEST) {
    report({
      line: 1,
      column: 1,
      message: `the file is larger than ${LARGEST / 1024} kB`,
      remedy: 'Divide it, or remove what is no text.',
    })
    return undefined
  }

  const bytes = readFileSync(path)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    report({
      ...firstInvalidByte(bytes),
      message: 'the file is not UTF-8',
      remedy: 'Save it with the encoding UTF-8.',
    })
    return undefined
  }

  const { document, lines, faults } = parseYaml(text)
  for (const fault of faults) report(fault)
  return faults.length > 0 ? undefined : new ContentFile(file, document, lines)
}

/**
 * Reads every record below a folder. A record's source is German, or the file that names itself by
 * `source: <its language>`.
 */
export async function readLanguageFiles(
  folder: string,
  root: string,
  problems: ContentProblems
): Promise<LanguageFiles[]> {
  const paths = await listFiles(folder, root, problems)

  const records = new Map<string, LanguageFiles>()
  const unreadable = new Set<LanguageFiles>()
  for (const path of paths) {
    const locale = basename(path, '.yaml')
    if (!isLocale(locale)) {
      problems.add({
        severity: 'error',
        file: relative(root, path),
        line: 1,
        column: 1,
        message: path.endsWith('.yaml')
          ? `unknown locale "${locale}"`
          : `"${basename(path)}" is no content file`,
        remedy: `Name the file after one of ${LOCALES.join(', ')}, with the ending .yaml.`,
      })
      continue
    }
    const name = relative(folder, dirname(path)).replaceAll('\\', '/')
    const record = records.get(name) ?? { name, source: DEFAULT_LOCALE, files: new Map() }
    records.set(name, record)

    const file = readContentFile(path, root, problems)
    if (file) record.files.set(locale, file)
    else unreadable.add(record)
    if (file && declaresSource(file, locale)) record.source = locale
  }

  for (const record of records.values()) {
    if (!unreadable.has(record)) checkSource(record, folder, root, problems)
  }
  return [...records.values()]
}

async function listFiles(
  folder: string,
  root: string,
  problems: ContentProblems
): Promise<string[]> {
  if (!existsSync(folder)) {
    problems.add({
      severity: 'error',
      file: relative(root, folder),
      line: 1,
      column: 1,
      message: 'the folder is missing',
      remedy: 'Make it, with a file for each language in it.',
    })
    return []
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

function declaresSource(file: ContentFile, locale: Locale): boolean {
  const data = file.data
  return typeof data === 'object' && data !== null && 'source' in data && data.source === locale
}

function checkSource(
  record: LanguageFiles,
  folder: string,
  root: string,
  problems: ContentProblems
) {
  const first = [...record.files.values()][0]
  if (!first || record.files.has(record.source)) return
  problems.add({
    severity: 'error',
    file: first.path,
    line: 1,
    column: 1,
    message: `the source language is missing: there is no ${record.source}.yaml beside this file`,
    remedy: `Add ${join(relative(root, folder), record.name, `${record.source}.yaml`)}, or write "source: <language>" into the file that holds the whole record.`,
  })
}

/** Where the first byte stands that is no UTF-8. */
function firstInvalidByte(bytes: Buffer): { line: number; column: number } {
  const decoded = bytes.toString('utf8')
  const lines = decoded.slice(0, Math.max(decoded.indexOf('\uFFFD'), 0)).split('\n')
  return { line: lines.length, column: lines[lines.length - 1].length + 1 }
}
