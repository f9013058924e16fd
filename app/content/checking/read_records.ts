import { join } from 'node:path'
import type { z } from 'zod'
import type { ExtractedLink, ExtractedText, WrittenRecord } from '#content/checking/check_context'
import { extractTexts } from '#content/checking/extracted_texts'
import { type LanguageFiles, type NamedFiles, readAllFiles } from '#content/loading/content_files'
import { imagesSchema } from '#content/loading/picture_texts'
import { ContentProblems } from '#content/loading/problems'
import { pageSchema } from '#content/pages/page_schema'
import { registry } from '#content/pages/registry'
import type { AnyRecordDefinition } from '#content/schema/define_record'
import { isRecord } from '#content/schema/walk'
import { Ledger } from '#content/translations/ledger'
import { outdatedTexts } from '#content/translations/translation_state'
import type { Locale } from '#shared/locales'

/**
 * Reads all records as written, each language separately. The loader merges the languages, after
 * which the author of a text is unknown. Unreadable files are skipped, because the loader has
 * reported them.
 *
 * @param root the folder that holds `resources`
 */
export async function readRecords(root: string): Promise<WrittenRecord[]> {
  const { pages, records } = registry()
  const schemas = new Map(
    Object.entries(pages).map(([name, { data }]) => [name, pageSchema(name, data)])
  )
  const found: WrittenRecord[] = []
  for (const record of await filesIn('pages', root)) {
    const component = componentOf(record)
    const schema = schemas.get(component)
    if (!schema) continue
    const kind = { schema, folder: 'pages', kind: component, everywhere: false }
    found.push(written(root, record, kind))
  }
  for (const definition of Object.values(records)) {
    const { schema, folder, languages } = definition
    for (const record of await filesIn(folder, root)) {
      const everywhere = languages === 'all'
      const read = written(root, record, { schema, folder, kind: folder, everywhere })
      found.push({ ...read, links: [...read.links, ...ownLinks(definition, record)] })
    }
  }
  for (const record of await filesIn('images', root)) {
    const kind = { schema: imagesSchema, folder: 'images', kind: 'images', everywhere: true }
    found.push(written(root, record, kind))
  }
  return found
}

function filesIn(folder: string, root: string): Promise<NamedFiles[]> {
  return readAllFiles(join(root, 'resources/content', folder), root, new ContentProblems())
}

function componentOf({ source, files }: LanguageFiles): string {
  const data = files.get(source)?.data
  return isRecord(data) ? String(data.component) : ''
}

/** Extracts the texts and links of a record in all its languages. */
function written(
  root: string,
  record: NamedFiles,
  { schema, ...rest }: Pick<WrittenRecord, 'folder' | 'kind' | 'everywhere'> & { schema: z.ZodType }
): WrittenRecord {
  const { name, source, files } = record
  const key = [rest.folder, name].filter(Boolean).join('/')
  const ledger = Ledger.read(root, key)
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
