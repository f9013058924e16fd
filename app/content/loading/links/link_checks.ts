import type { Origin } from '#content/loading/overlay'
import type { ContentProblems } from '#content/loading/problems'
import type { Link } from '#content/schema/links'
import { didYouMean } from '#content/schema/nearest'

/** A link in content with its place. */
export type PlacedLink = Link & { origin: Origin }

/** Link targets by key. For pages, the value is the component. */
type Targets = Map<string | number, string | undefined>

/** The maximum number of keys that a remedy suggests. */
const MAX_SUGGESTIONS = 8

/** A record's links: the first one to each target, and on demand all of them. */
type RecordLinks = { first: readonly PlacedLink[]; all: () => readonly PlacedLink[] }

/** All links of the content and their targets. */
export class Links {
  readonly #records: RecordLinks[] = []
  readonly #targets = new Map<string, Targets>([['route', new Map()]])
  /** The folder of each kind, for remedies. */
  readonly #folders = new Map<string, string>()

  /** Kinds whose targets could not be read. */
  readonly #unknown = new Set<string>()

  constructor(private readonly problems: ContentProblems) {}

  /** All links, without duplicates within a record. */
  get all(): PlacedLink[] {
    return this.#records.flatMap(({ first }) => first)
  }

  /** @param find returns the links of a record; called again if one of them is broken */
  add(find: () => readonly PlacedLink[]) {
    const first = new Map<string, PlacedLink>()
    for (const link of find()) {
      const target = `${link.kind} ${link.key} ${link.component} ${link.named}`
      if (!first.has(target)) first.set(target, link)
    }
    if (first.size > 0) this.#records.push({ first: [...first.values()], all: find })
  }

  /** Registers a kind of link whose targets are defined below resources/content. */
  addKind(kind: string, folder: string) {
    if (!this.#targets.has(kind)) this.#targets.set(kind, new Map())
    this.#folders.set(kind, folder)
  }

  /** Skips links of a kind whose ids could not be read. That error is reported already. */
  ignore(kind: string) {
    this.#unknown.add(kind)
  }

  /** @param component the component of a page */
  addTarget(kind: string, key: string | number, component?: string) {
    const targets: Targets = this.#targets.get(kind) ?? new Map()
    this.#targets.set(kind, targets.set(key, component))
  }

  keys(kind: string): (string | number)[] {
    return [...(this.#targets.get(kind)?.keys() ?? [])]
  }

  /** Reports broken links. Links to media are checked by the media reader. */
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
      const remedy =
        kind === 'route'
          ? `Use the key of a page, for example ${sameGroup(key, all)}.`
          : `Use ${this.#folders.get(kind) ?? `one of the ${kind}s`}: ${all.slice(0, MAX_SUGGESTIONS).join(', ')}.`
      const message = `unknown ${kind} ${JSON.stringify(key)}`
      this.problems.error(origin(path), message, didYouMean(key, all) + remedy)
      return
    }
    const fitting = [...targets].filter(([, each]) => each === component).map(([each]) => each)
    this.problems.error(
      origin(path),
      `"${key}" is a page of the component ${targets.get(key)}, not of ${component}`,
      `Use the key of such a page, for example ${sameGroup(key, fitting)}.`
    )
  }
}

/** Lists the keys of the same page group, or all keys if the group is unknown. */
function sameGroup(key: string | number, keys: (string | number)[]): string {
  const group = String(key).split('.')[0]
  const near = keys.filter((each) => String(each).split('.')[0] === group)
  return (near.length > 0 ? near : keys).slice(0, MAX_SUGGESTIONS).join(', ')
}
