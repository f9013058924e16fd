import type { Origin } from '#content/loading/overlay'
import type { ContentProblems } from '#content/loading/problems'
import type { Link } from '#content/schema/links'

/** A link in content, and where it is. */
export type PlacedLink = Link & { origin: Origin }

/** What may be linked to: by its key, and of pages the component. */
type Targets = Map<string | number, string | undefined>

/** How many keys a remedy offers. */
const OFFERED = 8

/** Everything that content may link to, and all links that it has. */
export class Links {
  readonly #links: PlacedLink[] = []
  readonly #targets = new Map<string, Targets>([['route', new Map()]])
  /** Where editors find the ids of a kind. */
  readonly #folders = new Map<string, string>()

  constructor(private readonly problems: ContentProblems) {}

  get all(): readonly PlacedLink[] {
    return this.#links
  }

  add(link: PlacedLink) {
    this.#links.push(link)
  }

  /** Says that links of a kind lead to the ids that a folder below resources/content gives. */
  allow(kind: string, folder: string) {
    this.#targets.set(kind, new Map())
    this.#folders.set(kind, folder)
  }

  /** @param component of a page */
  addTarget(kind: string, key: string | number, component?: string) {
    this.#targets.get(kind)?.set(key, component)
  }

  /** The keys that links of a kind may lead to. */
  keys(kind: string): (string | number)[] {
    return [...(this.#targets.get(kind)?.keys() ?? [])]
  }

  /** Reports every link to something that does not exist. Media are checked where they are read. */
  check() {
    for (const link of this.#links) {
      if (link.kind !== 'image' && link.kind !== 'file') this.#checkTarget(link)
    }
  }

  #checkTarget({ kind, key, path, origin, component }: PlacedLink) {
    const targets = this.#targets.get(kind)
    if (!targets) throw new Error(`A schema links to "${kind}", which no record is`)
    if (!targets.has(key)) {
      const all = [...targets.keys()]
      this.problems.add({
        severity: 'error',
        ...origin(path),
        message: `unknown ${kind} ${JSON.stringify(key)}`,
        remedy:
          kind === 'route'
            ? `Use the key of a page, for example ${nearest(key, all)}.`
            : `Use ${this.#folders.get(kind)}: ${all.slice(0, OFFERED).join(', ')}.`,
      })
    } else if (component && targets.get(key) !== component) {
      const fitting = [...targets].filter(([, each]) => each === component).map(([each]) => each)
      this.problems.add({
        severity: 'error',
        ...origin(path),
        message: `"${key}" is a page of the component ${targets.get(key)}, not of ${component}`,
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
