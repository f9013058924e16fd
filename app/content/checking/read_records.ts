import { join } from 'node:path'
import type { z } from 'zod'
import type { ExtractedLink, ExtractedText, WrittenRecord } from '#content/checking/check_context'
import { extractTexts } from '#content/checking/extracted_texts'
import {
  findRecords,
  type LanguageFiles,
  type NamedFiles,
  parseRecord,
  readBytes,
} from '#content/loading/content_files'
import { imagesSchema } from '#content/loading/picture_texts'
import { ContentProblems } from '#content/loading/problems'
import { hashOfBytes } from '#content/loading/record_cache'
import { pageSchema } from '#content/pages/page_schema'
import { registry } from '#content/pages/registry'
import type { AnyRecordDefinition } from '#content/schema/define_record'
import { isRecord } from '#content/schema/walk'
import { Ledger } from '#content/translations/ledger'
import { outdatedTexts } from '#content/translations/translation_state'
import type { Locale } from '#shared/locales'

/** Records that were read before, by their folders, each with the hash of its files. */
export type KnownRecords = Map<string, { hash: string; record: WrittenRecord | undefined }>

/**
 * Reads all records as written, each language separately. The loader merges the languages, after
 * which the author of a text is unknown. Unreadable files are skipped, because the loader has
 * reported them.
 *
 * @param root the folder that holds `resources`
 * @param known records that are not parsed again unless their files have changed; what is read is
 *   added
 */
export async function readRecords(
  root: string,
  known: KnownRecords = new Map()
): Promise<WrittenRecord[]> {
  const { pages, records } = registry()
  const schemas = new Map(
    Object.entries(pages).map(([name, { data }]) => [name, pageSchema(name, data)])
  )
  const found: WrittenRecord[] = []
  const readAll = async (folder: string, recordOf: RecordOf) => {
    const problems = new ContentProblems()
    for (const each of await findRecords(join(root, 'resources/content', folder), root, problems)) {
      const { name } = each
      const key = [folder, name].filter(Boolean).join('/')
      const bytes = readBytes(each)
      const ledger = Ledger.read(root, key)
      const hash = hashOfBytes(bytes) + ledger.format()
      const last = known.get(key)
      const record =
        last?.hash === hash
          ? last.record
          : recordOf({ name, ...parseRecord(each, bytes, root, problems) }, ledger)
      known.set(key, { hash, record })
      if (record) found.push(record)
    }
  }
  await readAll('pages', (record, ledger) => {
    const component = componentOf(record)
    const schema = schemas.get(component)
    const kind = { folder: 'pages', kind: component, everywhere: false }
    return schema && written(record, ledger, { schema, ...kind })
  })
  for (const definition of Object.values(records)) {
    const { schema, folder, languages } = definition
    const kind = { schema, folder, kind: folder, everywhere: languages === 'all' }
    await readAll(folder, (record, ledger) => {
      const read = written(record, ledger, kind)
      return { ...read, links: [...read.links, ...ownLinks(definition, record)] }
    })
  }
  const kind = { schema: imagesSchema, folder: 'images', kind: 'images', everywhere: true }
  await readAll('images', (record, ledger) => written(record, ledger, kind))
  return found
}

/** Returns what is known of a record; undefined if it is of no kind. */
type RecordOf = (record: NamedFiles, ledger: Ledger) => WrittenRecord | undefined

function componentOf({ source, files }: LanguageFiles): string {
  const data = files.get(source)?.data
  return isRecord(data) ? String(data.component) : ''
}

/** Extracts the texts and links of a record in all its languages. */
function written(
  record: NamedFiles,
  ledger: Ledger,
  { schema, ...rest }: Pick<WrittenRecord, 'folder' | 'kind' | 'everywhere'> & { schema: z.ZodType }
): WrittenRecord {
  const { name, source, files } = record
  const key = [rest.folder, name].filter(Boolean).join('/')
  const texts = new Map<Locale, ExtractedText[]>()
  const outdated = new Map<Locale, string[]>()
  const links: ExtractedLink[] = []
  for (const locale of files.keys()) {
    const extracted = extractTexts(schema, record, key, locale)
    texts.set(locale, extracted.texts)
    links.push(...extracted.links)
    if (!ledger.isEmpty)
      outdated.set(locale, outdatedTexts({ schema, files: record }, locale, ledger))
  }
  return { name, source, files, ...rest, texts, outdated, links }
}

/** Returns the links of a record that are not in link fields. */
function ownLinks({ schema, links }: AnyRecordDefinition, record: LanguageFiles): ExtractedLink[] {
  const file = record.files.get(record.source)
  if (!links || !file) return []
  const content = schema.safeParse(file.data)
  if (!content.success) return []
  return links(content.data).map(({ kind, key, path }) => ({
    kind,
    key,
    place: () => file.place(path),
  }))
}
