import type { RecordFiles } from '#content/loading/content_files'
import type { PlacedLink } from '#content/loading/links/link_checks'
import type { Origin } from '#content/loading/overlay'
import type { Reading, ReadRecord } from '#content/loading/reading'
import type { AnyRecordDefinition, RecordVersions } from '#content/schema/define_record'
import type { TableContent } from '#content/schema/tables'
import { collectLinks } from '#content/schema/walk'

/** Reads all records of a kind and creates the rows of its tables. */
export async function readRecords(
  reading: Reading,
  definition: AnyRecordDefinition
): Promise<TableContent[]> {
  const { folder, each, identity, entities = [], tables = [] } = definition
  for (const { kind } of entities) {
    reading.links.addKind(kind, `an id of resources/content/${folder}`)
  }
  if (identity) {
    const { kind } = identity
    reading.links.addKind(kind, `the id of a ${kind} below resources/content/${folder}`)
  }

  const records: RecordVersions<unknown>[] = []
  const found = each ? await reading.find(folder, true) : [await reading.findOne(folder)]
  for (const files of found) {
    const versions = files && readVersions(files, definition, reading)
    if (versions) records.push(versions)
    else for (const { kind } of entities) reading.links.ignore(kind)
  }
  return [...entities.flatMap((list) => list.tables), ...tables].map(({ rows, ...table }) => ({
    ...table,
    rows: rows(records),
  }))
}

/** Returns a record's content by language, source first; undefined if the source has errors. */
function readVersions(
  files: RecordFiles,
  definition: AnyRecordDefinition,
  reading: Reading
): RecordVersions<unknown> | undefined {
  const { schema, languages, entities = [] } = definition
  const read = reading.read(files, {
    schema: (data, place) => {
      registerIdentity(data, place, definition, reading)
      return schema
    },
    languages,
  })
  if (!read) return undefined

  const { record, versions } = read
  reading.links.add(() => linksOf(record, definition))
  for (const content of versions.values()) {
    for (const { kind, ids } of entities) {
      for (const id of ids(content)) reading.links.addTarget(kind, id)
    }
  }
  const source = versions.get(record.source)
  return source === undefined ? undefined : { source, languages: versions }
}

/**
 * Registers the id even if the rest of the file has errors, so that links to it are not reported.
 */
function registerIdentity(
  data: unknown,
  place: Origin,
  { identity }: AnyRecordDefinition,
  { links, uniqueIndex }: Reading
) {
  const id = identity?.id(data)
  if (!identity || id === undefined) return
  const { what, path, remedy } = identity.unique(id, links.keys(identity.kind))
  uniqueIndex.add(what, () => place(path), remedy)
  links.addTarget(identity.kind, id)
}

function linksOf(record: ReadRecord, { schema, links }: AnyRecordDefinition): PlacedLink[] {
  return Array.from(record.versions()).flatMap(([locale, content]) => {
    const own = locale === record.source ? (links?.(content) ?? []) : []
    const origin = record.origin(locale)
    return [...collectLinks(schema, content), ...own].map((link) => ({ ...link, origin }))
  })
}
