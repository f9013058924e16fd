import type { LanguageFiles } from '#content/loading/content_files'
import type { Origin } from '#content/loading/overlay'
import type { Reading } from '#content/loading/reading'
import type { AnyRecordDefinition, RecordVersions } from '#content/schema/define_record'
import type { TableContent } from '#content/schema/tables'
import { LOCALES, type Locale } from '#shared/locales'

/** Reads all records of one kind, and makes the rows of its tables. */
export async function readRecords(
  reading: Reading,
  definition: AnyRecordDefinition
): Promise<TableContent[]> {
  const { folder, each, identity, entities = [], tables = [] } = definition
  for (const { kind } of entities) {
    reading.links.allow(kind, `an id of resources/content/${folder}`)
  }
  if (identity) {
    const { kind } = identity
    reading.links.allow(kind, `the id of a ${kind} below resources/content/${folder}`)
  }

  const records: RecordVersions<unknown>[] = []
  for (const record of await (each ? reading.records(folder) : theRecord(reading, folder))) {
    takeIdentity(record, definition, reading)
    const versions = readVersions(record, definition, reading)
    if (versions) records.push(versions)
  }
  return [...entities.flatMap((list) => list.tables), ...tables].map(({ rows, ...table }) => ({
    ...table,
    rows: rows(records),
  }))
}

async function theRecord(reading: Reading, folder: string): Promise<LanguageFiles[]> {
  const record = await reading.record(folder)
  return record ? [record] : []
}

/** An id counts even where the rest of the file has errors: a link to it is not what is wrong. */
function takeIdentity(
  record: LanguageFiles,
  { identity }: AnyRecordDefinition,
  { links, taken }: Reading
) {
  const source = record.files.get(record.source)
  const id = source && identity?.id(source.data)
  if (!source || !identity || id === undefined) return
  const { what, path, remedy } = identity.unique(id, links.keys(identity.kind))
  taken.take(what, source.place(path), remedy)
  links.addTarget(identity.kind, id)
}

/** A record in its languages, the source first; undefined where the source has errors. */
function readVersions(
  record: LanguageFiles,
  definition: AnyRecordDefinition,
  reading: Reading
): RecordVersions<unknown> | undefined {
  const { schema, languages, entities = [] } = definition
  if (!record.files.has(record.source)) return undefined
  const wanted = languages === 'all' ? LOCALES : record.files.keys()
  const versions = new Map<Locale, unknown>()
  for (const locale of new Set([record.source, ...wanted])) {
    const localized = reading.localize(schema, record, locale)
    if (!localized) continue
    versions.set(locale, localized.value)
    if (locale === record.source) addLinks(localized.value, localized.origin, definition, reading)
    for (const { kind, ids } of entities) {
      for (const id of ids(localized.value)) reading.links.addTarget(kind, id)
    }
  }
  const source = versions.get(record.source)
  return source === undefined ? undefined : { source, languages: versions }
}

function addLinks(
  content: unknown,
  origin: Origin,
  { links }: AnyRecordDefinition,
  reading: Reading
) {
  for (const link of links?.(content) ?? []) reading.links.add({ ...link, origin })
}
