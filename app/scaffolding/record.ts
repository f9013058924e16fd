import { readdirSync, readFileSync } from 'node:fs'
import { addEntry } from '#scaffolding/edit'
import { featureRoom, heading, snakeCase, variableName } from '#scaffolding/names'
import { Refusal } from '#scaffolding/refusal'
import type { Plan } from '#scaffolding/scaffold'

/** What fields link to that is no record. */
const OTHER_LINKS = ['route', 'image', 'file']

/**
 * A kind of record with a title and a text: definition, tables, a first record in German, and a test.
 *
 * @param name of one of them, as fields that link to it call it: `trade_fair`
 * @param roomName the room of the server that defines it
 * @param folderName below resources/content; the name's plural without one
 */
export function planRecord(name: string, roomName: string, folderName?: string): Plan {
  const kind = snakeCase(name, 'a record (trade_fair)')
  const room = featureRoom(roomName)
  /** As `entityList` calls the table. */
  const records = `${kind}s`
  const folder = snakeCase(folderName ?? records, 'a folder (trade_fairs)')
  refuseTaken(kind, records, folder)
  const variable = variableName(records)
  const file = `content/${folder}/de.yaml`
  return {
    stubs: [
      'make/record/definition.stub',
      'make/record/migration.stub',
      'make/record/content.stub',
      'make/record/test.stub',
    ],
    state: {
      kind,
      records,
      room,
      folder,
      variable,
      heading: heading(records),
      stamp: nextStamp(),
    },
    edits: {
      /** The order is that of foreign keys: nothing refers to the new tables yet. */
      'start/pages.ts': addEntry(
        'records',
        records,
        records === variable ? records : `${records}: ${variable}`,
        { imported: `import { ${variable} } from '#${room}/${kind}_records'`, place: 'last' }
      ),
      /** A site without the folder cannot be loaded, nor can the small site of the tests. */
      'tests/fixtures/content_folder.ts': addEntry('SMALL_SITE', file, emptyFile(file, records), {
        place: 'last',
      }),
    },
    generate: ['content:schema', 'migration:run', 'database:schema'],
    next: [
      `Say in app/${room}/${kind}_records.ts what editors write, and in the migration what the tables hold.`,
      'Then run content:schema, migration:run and database:schema.',
    ],
  }
}

function emptyFile(file: string, records: string): string {
  return `'${file}': '${records}: []'`
}

function refuseTaken(kind: string, table: string, folder: string) {
  if (OTHER_LINKS.includes(kind)) {
    throw new Refusal(`Fields link to "${kind}" already: call the record something else.`)
  }
  const schema = readFileSync('database/schema.ts', 'utf8')
  if (schema.includes(`\n  ${table}: {`)) {
    throw new Refusal(`There is a table "${table}" already: call the record something else.`)
  }
  if (readdirSync('resources/content').includes(folder)) {
    throw new Refusal(`There is resources/content/${folder} already: name another --folder.`)
  }
}

/** The time, and in any case behind all migrations that there are. */
function nextStamp(): string {
  const stamps = readdirSync('database/migrations').map((file) => Number.parseInt(file, 10))
  return String(Math.max(Date.now(), ...stamps.map((stamp) => stamp + 1)))
}
