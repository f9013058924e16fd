import type { Origin } from '#content/loading/overlay'
import type { ContentProblems } from '#content/loading/problems'
import type { Link } from '#content/schema/links'
import { didYouMean } from '#content/schema/nearest'

/** A link in content, and where it is. */
export type PlacedLink = Link & { origin: Origin }

/** What may be linked to: by its key, and of pages the component. */
type Targets = Map<string | number, string | undefined>

/** How many keys a remedy offers. */
const OFFERED = 8

/** The links of a record: each target once, where it is named first, and on demand all of them. */
type RecordLinks = { first: readonly PlacedLink[]; all: () => readonly PlacedLink[] }

/** Everything that content may link to, and all links that it has. */
export class Links {
  readonly #records: RecordLinks[] = []
  readonly #targets = new Map<string, Targets>([['route', new Map()]])
  /** Where editors find the ids of a kind. */
  readonly #folders = new Map<string, string>()

  /** Kinds of which nobody knows what there is. */
  readonly #unknown = new Set<string>()

  constructor(private readonly problems: ContentProblems) {}

  /** All links, of each record those to the same target once. */
  get all(): PlacedLink[] {
    return this.#records.flatMap(({ first }) => first)
  }

  /** @param find gives the links of a record; asked once more if something is wrong with one */
  add(find: () => readonly PlacedLink[]) {
    const first = new Map<string, PlacedLink>()
    for (const link of find()) {
      const target = `${link.kind} ${link.key} ${link.component} ${link.named}`
      if (!first.has(target)) first.set(target, link)
    }
    if (first.size > 0) this.#records.push({ first: [...first.values()], all: find })
  }

  /** Says that links of a kind lead to the ids that a folder below resources/content gives. */
  addKind(kind: string, folder: string) {
    this.#targets.set(kind, new Map())
    this.#folders.set(kind, folder)
  }

  /** Says that the ids of a kind could not be read: what is wrong there is told, and no link is blamed. */
  ignore(kind: string) {
    this.#unknown.add(kind)
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
    for (const { first, all } of this.#records) {
      if (!first.every((link) => this.#isRight(link))) all().forEach((link) => this.#check(link))
    }
  }

  #isRight({ kind, key, component }: PlacedLink): boolean {
    if (kind === 'image' || kind === 'file' || this.#unknown.has(kind)) return true
    const targets = this.#targets.get(kind)
    if (!targets) throw new Error(`A schema links to "${kind}", which no record is`)
    return targets.has(key) && (!component || targets.get(key) === component)
  }

  #check(link: PlacedLink) {
    if (this.#isRight(link)) return
    const { kind, key, path, origin, component } = link
    const targets: Targets = this.#targets.get(kind) ?? new Map()
    if (!targets.has(key)) {
      const all = [...targets.keys()]
      this.problems.add({
        severity: 'error',
        ...origin(path),
        message: `unknown ${kind} ${JSON.stringify(key)}`,
        remedy:
          didYouMean(key, all) +
          (kind === 'route'
            ? `Use the key of a page, for example ${sameGroup(key, all)}.`
            : `Use ${this.#folders.get(kind)}: ${all.slice(0, OFFERED).join(', ')}.`),
      })
      return
    }
    const fitting = [...targets].filter(([, each]) => each === component).map(([each]) => each)
    this.problems.add({
      severity: 'error',
      ...origin(path),
      message: `"${key}" is a page of the component ${targets.get(key)}, not of ${component}`,
      remedy: `Use the key of such a page, for example ${sameGroup(key, fitting)}.`,
    })
  }
}

/** Keys of the same group of pages, or of all where there is none. */
function sameGroup(key: string | number, keys: (string | number)[]): string {
  const group = String(key).split('.')[0]
  const near = keys.filter((each) => String(each).split('.')[0] === group)
  return (near.length > 0 ? near : keys).slice(0, OFFERED).join(', ')
}
