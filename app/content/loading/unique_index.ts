import type { Place } from '#content/loading/content_files'
import type { ContentProblems } from '#content/loading/problems'

/** What exists once and is taken by the first that has it: addresses, ids, article numbers. */
export class UniqueIndex {
  readonly #places = new Map<string, () => Place>()

  constructor(private readonly problems: ContentProblems) {}

  /**
   * @param what in words, for example `the address /de/kontakt`
   * @param place asked for only where something is taken twice
   * @param remedy what to do where somebody else has it already
   */
  add(what: string, place: () => Place, remedy: string) {
    const other = this.#places.get(what)
    if (other) {
      const { file, line } = other()
      const message = `${what} is taken by ${file}:${line}`
      this.problems.add({ severity: 'error', ...place(), message, remedy })
    }
    this.#places.set(what, place)
  }
}
