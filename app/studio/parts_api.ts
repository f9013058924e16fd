import { readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { toPointer } from '#content/editing/trees'
import { registry } from '#content/pages/registry'
import { isRecord } from '#shared/is_record'
import { isLocale } from '#shared/locales'
import { CONTENT, type ContentStore } from '#studio/content_store'
import { dataOf, fileAt } from '#studio/files_api'
import { folderOfPage, kindOf } from '#studio/kinds'
import { StudioRefusal } from '#studio/refusal'

/** A part of a page or a record, as a request names it. */
export type PartQuery = {
  key?: string
  locale?: string
  block?: string
  record?: string
  id?: string
}

/** Returns the file of a part, and where in it the part stands. */
export async function findPart(store: ContentStore, query: PartQuery) {
  const locale = query.locale ?? 'de'
  if (!isLocale(locale)) throw new StudioRefusal(404, `There is no language "${locale}".`)
  const folder =
    query.record === undefined
      ? folderOfPage(store.root, query.key ?? '')
      : folderOfRecord(store, query.record, query.id ?? '')
  const file = `${folder}/${locale}.yaml`
  const kind = folder === undefined ? undefined : await kindOf(store.root, file)
  if (!kind) throw new StudioRefusal(404, 'There is no such part.')
  const sourceFile = kind.source ?? file
  const id = query.record === undefined ? query.block : query.id
  const pointer = toPointer(pathOfId(dataOf(store, sourceFile), id) ?? [])
  return { file, source: { file: sourceFile, pointer } }
}

function folderOfRecord(store: ContentStore, name: string, id: string): string | undefined {
  const { records } = registry()
  const definition = Object.entries(records).find(
    ([own, { identity, entities = [] }]) =>
      own === name || identity?.kind === name || entities.some(({ kind }) => kind === name)
  )?.[1]
  if (!definition) return name === 'images' ? name : undefined
  const { folder, each: isFolderEach, identity } = definition
  if (!isFolderEach) return folder
  const content = join(store.root, CONTENT)
  /** A file with mistakes has no id, and does not keep the others from being found. */
  const idIn = (own: string) => identity?.id(fileAt(store, `${own}/de.yaml`).file?.data ?? {})
  return readdirSync(join(content, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === 'de.yaml')
    .map(({ parentPath }) => relative(content, parentPath).replaceAll('\\', '/'))
    .find((own) => basename(own) === id || String(idIn(own)) === id)
}

/** Returns the path of the first entry with an id. */
export function pathOfId(
  value: unknown,
  id: string | undefined,
  path: PropertyKey[] = []
): PropertyKey[] | undefined {
  if (id === undefined || typeof value !== 'object' || value === null) return undefined
  if (path.length > 0 && isRecord(value) && String(value.id) === id) return path
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  for (const [key, each] of entries) {
    const found = pathOfId(each, id, [...path, key])
    if (found) return found
  }
  return undefined
}
