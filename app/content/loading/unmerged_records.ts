import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import {
  findRecords,
  type LanguageFiles,
  parseRecord,
  type RecordFiles,
  readBytes,
} from '#content/loading/content_files'
import { imagesSchema } from '#content/loading/picture_texts'
import type { ContentProblems } from '#content/loading/problems'
import { hashOfBytes } from '#content/loading/record_cache'
import { pageSchema } from '#content/pages/page_schema'
import { registry } from '#content/pages/registry'
import type { AnyRecordDefinition } from '#content/schema/define_record'
import { isRecord } from '#shared/is_record'
import { DEFAULT_LOCALE } from '#shared/locales'

/** The files of a record, and its path below the folder of its kind. */
export type NamedFiles = LanguageFiles & Pick<RecordFiles, 'name'>

/** A page, a record or the alt texts of pictures, with the content of each language file. */
export type UnmergedRecord = {
  files: NamedFiles
  /** The folder of its kind below resources/content, such as `pages`. */
  folder: string
  /** Its own folder below resources/content: `pages/root/company`. */
  path: string
  /** The component of a page; the folder of another record. */
  kind: string
  schema: z.ZodType
  /** Undefined for a page and for the alt texts of pictures. */
  definition?: AnyRecordDefinition
}

/** Results of `make` with the hash of their input, by the record's folder below resources/content. */
export type KnownRecords<Made> = Map<string, { hash: string; made: Made | undefined }>

type UnmergedOptions<Made> = {
  /**
   * A cache of results, which is updated. `make` is called only for records whose files have
   * changed. Use one cache per combination of `make` and `languages`.
   */
  known?: KnownRecords<Made>
  /** Returns the text of any other file that `make` depends on; part of the hash. */
  dependency?: (path: string) => string
  /** All files of a record, or its source alone, which takes a tenth of the time. */
  languages?: 'all' | 'source'
}

/**
 * Reads all content without merging its languages: after a merge it is unknown which file a text is
 * from. Pages of an unknown component are left out.
 *
 * @param problems receives the files that cannot be read
 * @param make returns the result for a record
 */
export async function readUnmerged<Made>(
  root: string,
  problems: ContentProblems,
  make: (record: UnmergedRecord) => Made,
  { known = new Map(), dependency = () => '', languages = 'all' }: UnmergedOptions<Made> = {}
): Promise<Made[]> {
  const { pages, records } = registry()
  const all: Made[] = []
  const read = async (
    folder: string,
    kindOf: (
      files: NamedFiles
    ) => Pick<UnmergedRecord, 'kind' | 'schema' | 'definition'> | undefined,
    isOptional = false
  ) => {
    const content = join(root, 'resources/content', folder)
    for (const found of await findRecords(content, root, problems, isOptional)) {
      const record = languages === 'source' ? sourceOf(found) : found
      const { name } = record
      const path = name === '' ? folder : `${folder}/${name}`
      const bytes = readBytes(record)
      const hash = hashOfBytes(bytes) + dependency(path)
      let last = known.get(path)
      if (last?.hash !== hash) {
        const files = { name, ...parseRecord(record, root, problems, bytes) }
        const kind = kindOf(files)
        last = { hash, made: kind && make({ files, folder, path, ...kind }) }
        known.set(path, last)
      }
      if (last.made !== undefined) all.push(last.made)
    }
  }
  const schemas = new Map(
    Object.entries(pages).map(([name, { data }]) => [name, pageSchema(name, data)])
  )
  await read('pages', ({ files, source }) => {
    const data = files.get(source)?.data
    const kind = isRecord(data) ? String(data.component) : ''
    const schema = schemas.get(kind)
    return schema && { kind, schema }
  })
  for (const definition of Object.values(records)) {
    const { folder, schema, each } = definition
    await read(folder, () => ({ kind: folder, schema, definition }), each)
  }
  await read('images', () => ({ kind: 'images', schema: imagesSchema }))
  return all
}

/** Returns a record without its translations. A source other than the German file declares itself. */
function sourceOf(record: RecordFiles): RecordFiles {
  const all = [...record.paths]
  const declared = all.find(([, path]) => /^source:/m.test(readFileSync(path, 'utf8')))
  const [locale, path] = declared ?? all.find(([each]) => each === DEFAULT_LOCALE) ?? all[0]
  return { ...record, paths: new Map([[locale, path]]) }
}
