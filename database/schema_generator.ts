import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Lucid's own tables. */
const MIGRATION_TABLES = ['adonis_schema', 'adonis_schema_versions']

/** The TypeScript type by the column type of SQLite or PostgreSQL. */
const TYPES: Record<string, string> = {
  varchar: 'string',
  'character varying': 'string',
  text: 'string',
  integer: 'number',
  float: 'number',
  'double precision': 'number',
  boolean: 'StoredBoolean',
  bigint: 'StoredBigint',
  blob: 'Buffer',
  bytea: 'Buffer',
}

const HEADER = `/**
 * The tables as migrations have made them, the same on SQLite and on PostgreSQL. Written by
 * \`node ace database:schema\`; a test compares it with both databases. What the database does not know
 * of a column is said in \`tables.ts\`.
 */

import type { Generated, StoredBigint, StoredBoolean } from '#database/stored_values'
`

/**
 * Generates TypeScript types for the tables of a migrated database: names, types, nullable columns
 * and columns with defaults.
 *
 * @throws Error for a column whose type is unknown
 */
export async function generateSchema(client: QueryClientContract): Promise<string> {
  const tables = (await client.getAllTables(['public']))
    .filter((table) => !MIGRATION_TABLES.includes(table))
    .toSorted()
  const numbered = await tablesThatNumberRows(client)

  let schema = ''
  for (const table of tables) {
    const keys = await client.getPrimaryKeys(table)
    const columns = Object.entries(await client.columnsInfo(table)).toSorted(byName)
    schema += `\n  ${table}: {\n`
    for (const [name, { type, nullable, defaultValue }] of columns) {
      const stored = TYPES[type]
      if (!stored) throw new Error(`${table}.${name} is of the type ${type}: say what it holds`)
      const isKey = keys.includes(name)
      const isGenerated = defaultValue !== null || (isKey && numbered.has(table))
      schema += `    ${name}: ${isGenerated ? `Generated<${stored}>` : stored}`
      schema += nullable && !isKey ? ' | null\n' : '\n'
    }
    schema += '  }\n'
  }
  return `${HEADER}\nexport type Schema = {${schema}}\n`
}

/**
 * Returns the tables with auto-incremented ids. SQLite does not report these as a default;
 * PostgreSQL does.
 */
async function tablesThatNumberRows(client: QueryClientContract): Promise<Set<string>> {
  if (client.dialect.name === 'postgres') return new Set()
  const tables: { name: string }[] = await client
    .from('sqlite_master')
    .whereLike('sql', '%autoincrement%')
    .select('name')
  return new Set(tables.map(({ name }) => name))
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}
