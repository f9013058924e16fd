import { diffArrays } from 'diff'
import { isRecord } from '#shared/is_record'

/** Whether two values are equal. Composed and decomposed spellings of a letter are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') {
    return one === other || one.normalize('NFC') === other.normalize('NFC')
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]))
  }
  if (isRecord(one) && isRecord(other)) {
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
      isSame(one[key], other[key])
    )
  }
  return one === other
}

/** Returns the ids of a list's entries; undefined unless each has an id of its own. */
function idsOf(list: readonly unknown[]): unknown[] | undefined {
  const ids = list.map((entry) => (isRecord(entry) ? entry.id : undefined))
  const isUnique = new Set(ids).size === ids.length && !ids.includes(undefined)
  return isUnique ? ids : undefined
}

/**
 * Finds for each entry of a changed list the entry that it was before: by `id`, otherwise by its
 * value and its neighbours.
 *
 * @returns indexes in `before`; undefined for an added entry
 */
export function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[]
): (number | undefined)[] {
  const known = idsOf(before)
  const ids = idsOf(after)
  if (known && ids) {
    const indexes = new Map(known.map((id, index) => [id, index]))
    return ids.map((id) => indexes.get(id))
  }
  const matches: (number | undefined)[] = []
  let index = 0
  let replaced: number[] = []
  const changes = diffArrays([...before], [...after], { comparator: isSame })
  for (const { added, removed, count } of changes) {
    if (removed) {
      replaced = Array.from({ length: count }, (_, offset) => index + offset)
      index += count
      continue
    }
    for (let each = 0; each < count; each++) matches.push(added ? replaced.shift() : index++)
    replaced = []
  }
  return matches
}

/**
 * A value that both sides changed differently; undefined where it is removed. Its place is a JSON
 * Pointer in which entries of lists stand by their ids: the sides may have them in other places.
 */
export type Conflict = { place: string; theirs: unknown; mine: unknown }

/** Whose value is chosen where both sides have one. */
export type Side = 'theirs' | 'mine'

/**
 * Merges two versions of a tree field by field. List entries are matched by `id`; any other list is
 * one value. Of a conflict that nobody has decided, `theirs` is kept.
 *
 * @param chosen the sides that somebody has chosen, by the places of the conflicts
 */
export function mergeTrees(
  base: unknown,
  theirs: unknown,
  mine: unknown,
  chosen: Readonly<Record<string, Side>> = {}
): { data: unknown; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []
  return { data: merge(base, theirs, mine, ''), conflicts }

  function merge(before: unknown, other: unknown, own: unknown, place: string): unknown {
    if (isSame(own, before) || isSame(own, other)) return other
    if (isSame(other, before)) return own
    if (isRecord(other) && isRecord(own)) {
      return mergeFields(isRecord(before) ? before : {}, other, own, place)
    }
    if (Array.isArray(before) && Array.isArray(other) && Array.isArray(own)) {
      const lists = [before, other, own].map(byId)
      const [first, second, third] = lists
      if (first && second && third) {
        const order = isSame([...third.keys()], [...first.keys()]) ? second : third
        const merged = mergeFields(
          Object.fromEntries(first),
          Object.fromEntries(second),
          Object.fromEntries(third),
          place
        )
        const ids = new Set([...order.keys(), ...second.keys(), ...third.keys()])
        return [...ids].flatMap((id) => (id in merged ? [merged[id]] : []))
      }
    }
    const side = chosen[place]
    if (side === undefined) conflicts.push({ place, theirs: other, mine: own })
    return side === 'mine' ? own : other
  }

  function mergeFields(
    before: Record<string, unknown>,
    other: Record<string, unknown>,
    own: Record<string, unknown>,
    place: string
  ): Record<string, unknown> {
    const merged: Record<string, unknown> = {}
    for (const key of new Set([...Object.keys(other), ...Object.keys(own)])) {
      const value = merge(before[key], other[key], own[key], `${place}/${escapePointer(key)}`)
      if (value !== undefined) merged[key] = value
    }
    return merged
  }
}

function byId(list: readonly unknown[]): ReadonlyMap<string, unknown> | undefined {
  return idsOf(list) && new Map(idsOf(list)?.map((id, index) => [String(id), list[index]]))
}

function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** Returns the JSON Pointer (RFC 6901) of a path. */
export function toPointer(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${escapePointer(String(part))}`).join('')
}
