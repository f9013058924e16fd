import type { Link } from '#content/schema/links'

/**
 * What has to be looked up before the props of some content can be built: keys by the kind of link.
 * Kinds that pages do not show (a colour's id inside a profile) are looked up by their own modules.
 */
export type Lookups = Readonly<Record<string, readonly (string | number)[]>>

/** The lookups of several parts, each key once. */
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

/** Of the links found in content, the keys by their kinds, each once. */
export function toLookups(links: readonly Link[]): Lookups {
  return mergeLookups(links.map(({ kind, key }) => ({ [kind]: [key] })))
}
