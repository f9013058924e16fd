import db from '@adonisjs/lucid/services/db'
import { shorten } from '#content/loading/shorten'
import type { DesiredRow } from '#content/loading/sync_table'
import type { ContentTable, WrittenRow } from '#content/schema/tables'
import { isRecord } from '#shared/is_record'

/** A changed value with a readable path: `blocks.history.title`. */
type FieldChange = { field: string; old: string; new: string }

export type PlannedChange = {
  action: 'create' | 'change' | 'remove'
  /** A description of the row, for example `page root.company (de)`. */
  what: string
  /** Empty unless `action` is `change`. */
  fields: FieldChange[]
}

/** Columns that the loader derives from others. */
const DERIVED = ['own_rows', 'lookups', 'data_lookups']

/** Compares a table with its required rows. Writes nothing. */
export async function plannedChanges(
  { name, key }: ContentTable,
  rows: readonly DesiredRow[]
): Promise<PlannedChange[]> {
  const idOf = (row: Record<string, unknown>) => JSON.stringify(key.map((column) => row[column]))
  const whatOf = (row: Record<string, unknown>) => describe(name, key, row)
  const stored: Record<string, unknown>[] = await db.from(name).select('*')
  const former = new Map(stored.map((row) => [idOf(row), row]))

  const changes: PlannedChange[] = []
  for (const row of rows) {
    const id = idOf(row.key)
    const old = former.get(id)
    former.delete(id)
    if (!old) changes.push({ action: 'create', what: whatOf(row.key), fields: [] })
    else if (old.checksum !== row.checksum) {
      const fields = changedFields(old, row.make())
      changes.push({ action: 'change', what: whatOf(row.key), fields })
    }
  }
  for (const row of former.values())
    changes.push({ action: 'remove', what: whatOf(row), fields: [] })
  return changes
}

/**
 * Describes a row in an editor's words. Rows of record tables are described by table name and key.
 */
function describe(table: string, key: readonly string[], row: Record<string, unknown>): string {
  const { locale, ...id } = Object.fromEntries(key.map((column) => [column, row[column]]))
  const what =
    table === 'pages' || table === 'page_translations' ? 'page' : table.replaceAll('_', ' ')
  const language = typeof locale !== 'string' ? '' : ` (${locale})`
  return `${what} ${Object.values(id).join(' ')}`.trimEnd() + language
}

function changedFields(old: Record<string, unknown>, row: WrittenRow): FieldChange[] {
  return Object.entries(row).flatMap(([column, value]) => {
    if (DERIVED.includes(column)) return []
    const before = flatten(column, alike(old[column], value))
    const after = flatten(column, value)
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((field): FieldChange[] => {
      const [one, other] = [before.get(field) ?? '', after.get(field) ?? '']
      if (one === other) return []
      const [shortOld, shortNew] = shorten(one, other)
      return [{ field, old: shortOld, new: shortNew }]
    })
  })
}

/**
 * Returns the values of a column by path. JSON is flattened; list entries are named by their ids.
 */
function flatten(name: string, stored: unknown): Map<string, string> {
  const values = new Map<string, string>()
  const add = (path: string, value: unknown) => {
    if (Array.isArray(value) && value.some(isRecord)) {
      for (const [index, entry] of value.entries()) {
        const id: unknown = isRecord(entry) ? entry.id : undefined
        add(`${path}.${typeof id === 'string' ? id : index + 1}`, entry)
      }
    } else if (isRecord(value)) {
      for (const [key, each] of Object.entries(value)) add(`${path}.${key}`, each)
    } else if (value !== null && value !== undefined) values.set(path, inWords(value))
  }
  const content = parsed(stored)
  if (isRecord(content)) for (const [key, each] of Object.entries(content)) add(key, each)
  else add(name, content)
  return values
}

function inWords(value: {}): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Parses a text that is a JSON object or list; returns any other value unchanged. */
function parsed(stored: unknown): unknown {
  if (typeof stored !== 'string' || !/^[[{]/.test(stored)) return stored
  try {
    return JSON.parse(stored)
  } catch {
    return stored
  }
}

/** Compares values. The databases return booleans and decimals in different types. */
function alike(stored: unknown, value: unknown): unknown {
  if (stored === null) return null
  if (typeof value === 'boolean') return Boolean(stored)
  return typeof value === 'number' ? Number(stored) : stored
}

export function formatChange({ action, what, fields }: PlannedChange): string {
  const lines = fields.map(
    ({ field, old, new: now }) => `    ${field}: ${quote(old)} → ${quote(now)}`
  )
  return [`${action} ${what}`, ...lines].join('\n')
}

function quote(value: string): string {
  return value === '' ? 'nothing' : `"${value.replaceAll('\n', ' ')}"`
}
