import type { Place } from '#content/loading/content_files'
import type { ContentProblems } from '#content/loading/problems'

/** What exists once and is taken by the first that has it: addresses, ids, article numbers. */
export class Taken {
  readonly #places = new Map<string, string>()

  constructor(private readonly problems: ContentProblems) {}

  /**
   * @param what in words, for example `the address /de/kontakt`
   * @param remedy what to do where somebody else has it already
   */
  take(what: string, place: Place, remedy: string) {
    const other = this.#places.get(what)
    if (other) {
      const message = `${what} is taken by ${other}`
      this.problems.add({ severity: 'error', ...place, message, remedy })
    }
    this.#places.set(what, `${place.file}:${place.line}`)
  }
}
