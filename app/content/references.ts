import type { ReferenceKind } from '#content/fields'
import type { Reference } from '#content/schema_walk'

/** What content names and what has to be looked up before its props can be built. */
export type References = {
  routes: string[]
  images: string[]
  files: string[]
  contacts: number[]
}

export const NO_REFERENCES: References = { routes: [], images: [], files: [], contacts: [] }

/** The references of several parts, each once. */
export function mergeReferences(parts: readonly References[]): References {
  const all = <Kind extends keyof References>(kind: Kind) =>
    [
      ...new Set(parts.flatMap((part): References[Kind][number][] => part[kind])),
    ] as References[Kind]
  return {
    routes: all('routes'),
    images: all('images'),
    files: all('files'),
    contacts: all('contacts'),
  }
}

/** Of the references found in content, those that are looked up for each answer. */
export function toReferences(found: readonly Reference[]): References {
  const keys = (kind: ReferenceKind) => [
    ...new Set(found.filter((each) => each.kind === kind).map(({ key }) => key)),
  ]
  return {
    routes: keys('route').map(String),
    images: keys('image').map(String),
    files: keys('file').map(String),
    contacts: keys('contact').map(Number),
  }
}
