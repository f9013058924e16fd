import type { ContentProblems, Place } from '#content/loading/problems'

/** Reports duplicates of values that must be unique: addresses, ids, article numbers. */
export class UniqueIndex {
  readonly #places = new Map<string, () => Place>()

  constructor(private readonly problems: ContentProblems) {}

  /**
   * @param what a description, for example `the address /de/kontakt`
   * @param place called only for a duplicate
   * @param remedy how to resolve a duplicate
   */
  add(what: string, place: () => Place, remedy: string) {
    const other = this.#places.get(what)
    if (other) {
      const { file, line } = other()
      this.problems.error(place(), `${what} is taken by ${file}:${line}`, remedy)
    }
    this.#places.set(what, place)
  }
}
