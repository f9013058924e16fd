import type { ContentProblems } from '#content/content_problems'
import type { ReferenceKind } from '#content/fields'
import type { Origin } from '#content/overlay'
import type { Reference } from '#content/schema_walk'

/** Something named in content, and where it is. */
export type PlacedReference = Reference & { origin: Origin }

/** What is told apart by a key and may be named: pages with their component, persons, records. */
type RecordKind = Exclude<ReferenceKind, 'image' | 'file'>

/** Everything that may be named, by kind and key; of pages with their component. */
export type KnownRecords = Record<RecordKind, Map<string | number, string | undefined>>

const PLACES: Record<Exclude<RecordKind, 'route'>, string> = {
  contact: 'the id of a person below resources/content/contacts',
  colour: 'an id of resources/content/colours',
  decor: 'an id of resources/content/decors',
  installation: 'an id of resources/content/installations',
}

/** How many keys a remedy offers. */
const OFFERED = 8

/** Reports everything that content names and that does not exist. Media are checked where they are read. */
export function checkReferences(
  references: readonly PlacedReference[],
  known: KnownRecords,
  problems: ContentProblems
) {
  for (const { kind, key, path, origin, component } of references) {
    if (kind === 'image' || kind === 'file') continue
    const records = known[kind]
    if (!records.has(key)) {
      problems.add({
        severity: 'error',
        ...origin(path),
        message: `unknown ${kind} ${JSON.stringify(key)}`,
        remedy:
          kind === 'route'
            ? `Use the key of a page, for example ${nearest(key, [...records.keys()])}.`
            : `Use ${PLACES[kind]}: ${[...records.keys()].slice(0, OFFERED).join(', ')}.`,
      })
    } else if (component && records.get(key) !== component) {
      const fitting = [...records].filter(([, each]) => each === component).map(([each]) => each)
      problems.add({
        severity: 'error',
        ...origin(path),
        message: `"${key}" is a page of the component ${records.get(key)}, not of ${component}`,
        remedy: `Use the key of such a page, for example ${nearest(key, fitting)}.`,
      })
    }
  }
}

/** Keys of the same group of pages, or of all where there is none. */
function nearest(key: string | number, keys: (string | number)[]): string {
  const group = String(key).split('.')[0]
  const near = keys.filter((each) => String(each).split('.')[0] === group)
  return (near.length > 0 ? near : keys).slice(0, OFFERED).join(', ')
}
