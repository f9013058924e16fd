import { foldForSearch } from '~/forms/fields/options'

/** After this time without a letter the next one begins anew (specification §9 "List type-ahead clear"). */
const FORGET_AFTER = 350

/**
 * The letters typed on a list, whether it is open or closed, and the option they lead to, as in a
 * native select: one letter goes on to the next option that begins with it, so does the same letter
 * again; several together narrow the search down.
 */
export class Typeahead {
  #typed = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Whether letters are still remembered: a space is one of them then. */
  get isTyping(): boolean {
    return this.#typed !== ''
  }

  /**
   * Takes one more letter.
   *
   * @param current where the search begins; -1 for nowhere
   * @returns the place of the option in the list, undefined if none begins so
   */
  find(labels: readonly string[], letter: string, current: number): number | undefined {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.forget, FORGET_AFTER)
    this.#typed += foldForSearch(letter)

    const [first] = this.#typed
    const isOneLetter = this.#typed === first?.repeat(this.#typed.length)
    const wanted = [this.#typed, ...(isOneLetter ? [first] : [])]
    for (const query of wanted) {
      const start = query.length === 1 ? current + 1 : Math.max(current, 0)
      for (let step = 0; step < labels.length; step++) {
        const place = (start + step) % labels.length
        if (foldForSearch(labels[place]).startsWith(query)) return place
      }
    }
  }

  forget = () => {
    clearTimeout(this.#timer)
    this.#typed = ''
  }
}

/** Whether a key writes a letter, and is no shortcut. */
export function isLetter(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
}
