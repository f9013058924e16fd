import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from '#content/loading/files_below'
import { type TableContent, tableContent } from '#content/schema/tables'
import { from } from '#database/query'
import { type Json, parseJson, toJson } from '#database/stored_values'

/** The contents of the files in one folder, by file name. */
type Folder = Record<string, string>

declare module '#database/tables' {
  interface ColumnTypes {
    'content_sources.files': Json<Folder>
  }
}

/** The content folder below the root. */
const CONTENT = 'resources/content'

/** Content files and translation ledgers. */
const SOURCE = /\.yaml$|(?:^|\/)\.translations$/

/** The folder of generated files, which are not content. */
const GENERATED = 'schemas'

/** File contents by path below resources/content. */
type Sources = ReadonlyMap<string, string>

/** Reads all content files verbatim, including a byte order mark. */
export function readSources(root: string): Sources {
  const folder = join(root, CONTENT)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const paths = filesBelow(folder).filter(
    (path) => SOURCE.test(path) && !path.startsWith(`${GENERATED}/`)
  )
  return new Map(paths.map((path) => [path, decoder.decode(readFileSync(join(folder, path)))]))
}

/** Returns the table that stores the content files in the database. */
export function sourcesTable(root: string): TableContent {
  const folders = new Map<string, Folder>()
  for (const [path, text] of readSources(root)) {
    const folder = dirname(path)
    const files = folders.get(folder) ?? {}
    files[path.slice(folder === '.' ? 0 : folder.length + 1)] = text
    folders.set(folder, files)
  }
  const rows = Array.from(folders, ([folder, files]) => ({ folder, files: toJson(files) }))
  return tableContent('content_sources', ['folder'], rows)
}

/** Returns the content files that the database was loaded from. */
export async function loadedSources(): Promise<Sources> {
  const rows = await from('content_sources').select('folder', 'files')
  const files = rows.flatMap(({ folder, files: texts }) =>
    Object.entries(parseJson(texts)).map(([name, text]): [string, string] => [
      folder === '.' ? name : `${folder}/${name}`,
      text,
    ])
  )
  return new Map(files.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * Writes the stored content files to disk.
 *
 * @param root the folder that is to hold `resources`
 */
export async function exportSources(root: string, sources: Sources) {
  for (const [path, text] of sources) {
    const file = join(root, CONTENT, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

/**
 * Compares the content files with those that were loaded. Returns a line for each file that
 * differs.
 */
export function sourceDifferences(files: Sources, loaded: Sources): string[] {
  return [...new Set([...files.keys(), ...loaded.keys()])].toSorted().flatMap((path) => {
    if (files.get(path) === loaded.get(path)) return []
    if (!loaded.has(path)) return [`${CONTENT}/${path} is not in the database`]
    if (!files.has(path)) return [`${CONTENT}/${path} is in the database only`]
    return [`${CONTENT}/${path} differs`]
  })
}
