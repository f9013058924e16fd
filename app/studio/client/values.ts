import { isRecord } from '#shared/is_record'
import type { Data, Schema } from './api'

/** The names that a JSON pointer consists of. */
function namesIn(pointer: string): string[] {
  return pointer.split('/').slice(1)
}

/** Returns the value at a JSON pointer; undefined if there is none. */
export function valueAt(data: unknown, pointer: string): unknown {
  return namesIn(pointer).reduce((value, name) => (value as Data | undefined)?.[name], data)
}

/**
 * What leads to a part wherever it moves in its file: the names of fields, and the ids of entries.
 */
export type PartName = readonly string[]

/** Returns the name of the part at a JSON pointer. */
export function partAt(data: unknown, pointer: string): PartName {
  let value = data
  return namesIn(pointer).map((name) => {
    const list = value
    value = valueAt(value, `/${name}`)
    return Array.isArray(list) && isRecord(value) ? idOf(value) : name
  })
}

/** Returns the JSON pointer to a part; undefined if the data have no such entry of a list. */
export function pointerTo(data: unknown, part: PartName): string | undefined {
  let [value, pointer] = [data, '']
  for (const name of part) {
    const isIt = (entry: unknown) => isRecord(entry) && idOf(entry) === name
    const key = Array.isArray(value) ? value.findIndex(isIt) : name
    if (key === -1 || typeof value !== 'object') return undefined
    value = valueAt(value, `/${key}`)
    pointer += `/${key}`
  }
  return pointer
}

/** Returns what tells an entry from others of its list; articles have a number. */
function idOf({ id, article_number: number }: Data): string {
  return String(id ?? number)
}

/** Returns a copy of the data with another value at a JSON pointer; undefined removes it. */
export function withValue<Whole>(data: Whole, pointer: string, value: unknown): Whole {
  const [name, ...rest] = namesIn(pointer)
  if (name === undefined) return value as Whole
  const below = rest.map((each) => `/${each}`).join('')
  const inner = withValue((data as Data | undefined)?.[name], below, value)
  if (Array.isArray(data)) return data.toSpliced(Number(name), 1, inner) as Whole
  return Object.assign({}, data, { [name]: inner })
}

/** Returns a copy of a list with an entry at another place. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from])
}

/**
 * Returns the value of a form without what the form has added: empty objects and lists where the
 * file had none. New and copied entries of lists get an `id` of their own, and links with a target
 * their type.
 */
export function tidied(value: unknown, before: unknown, schema: Schema = {}): unknown {
  if (Array.isArray(value)) {
    const { properties } = schema.items ?? {}
    const ids = new Set<unknown>()
    const needsId = (entry: Data) => properties?.id && (!entry.id || ids.has(entry.id))
    return value.map((entry: unknown) => {
      if (!isRecord(entry)) return entry
      const id = needsId(entry) ? newId(ids, (entry.id ?? 'new') as string) : entry.id
      ids.add(id)
      const old = Array.isArray(before) ? before.find((each: unknown) => hasId(each, id)) : {}
      const tidy = tidied(entry, old, schema.items) as Data
      return properties?.id ? { ...tidy, id } : tidy
    })
  }
  if (!isRecord(value)) return value
  const old = isRecord(before) ? before : {}
  const tidy = Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, tidied(inner, old[name], schema.properties?.[name])] as const)
      .filter(([name, inner]) => inner !== undefined && (name in old || !isEmpty(inner)))
  )
  return schema.properties?.link_type ? withLinkType(tidy, old) : tidy
}

/** Gives a link that leads nowhere the type of the target that somebody has just given it. */
function withLinkType(link: Data, old: Data): Data {
  const { link_type = 'none', route_id, external_link } = link
  if (link_type !== 'none') return link
  if (route_id && route_id !== old.route_id) return { ...link, link_type: 'internal' }
  const isExternal = external_link && external_link !== old.external_link
  return isExternal ? { ...link, link_type: 'external' } : link
}

/** Returns an id that a list does not have yet, and adds it to the set. */
export function newId(ids: Set<unknown>, wanted = 'new'): string {
  let id = wanted
  for (let count = 2; ids.has(id); count += 1) id = `${wanted}_${count}`
  ids.add(id)
  return id
}

function hasId(entry: unknown, id: unknown): boolean {
  return isRecord(entry) && entry.id === id
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/** Returns the language of a content file. */
export function localeOf(path: string): string {
  return /(\w+)\.yaml$/.exec(path)?.[1] ?? ''
}
