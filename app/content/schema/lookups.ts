import type { Link } from '#content/schema/links'

/**
 * The link targets to look up before props can be built: keys by kind. Kinds that pages do not show
 * (such as a colour's id in a profile) are looked up by their own modules.
 */
export type Lookups = Readonly<Record<string, readonly (string | number)[]>>

export function mergeLookups(parts: readonly Lookups[]): Lookups {
  const merged: Record<string, Set<string | number>> = {}
  for (const part of parts) {
    for (const [kind, keys] of Object.entries(part)) {
      const all = (merged[kind] ??= new Set())
      for (const key of keys) all.add(key)
    }
  }
  return Object.fromEntries(Object.entries(merged).map(([kind, keys]) => [kind, [...keys]]))
}

/** Groups links by kind, without duplicate keys. */
export function toLookups(links: readonly Link[]): Lookups {
  return mergeLookups(links.map(({ kind, key }) => ({ [kind]: [key] })))
}
