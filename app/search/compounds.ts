import type { Locale } from '#shared/locales'

/** Languages that write several words as one. */
const COMPOUNDING: ReadonlySet<Locale> = new Set(['de', 'nl', 'da', 'sv', 'fi', 'et'])

/** What stands between the parts of a compound. */
const LINKS = ['', 's', 'n', 'en', 'e', 'es', 'er', 'r']

/** Shorter ones are ends of words rather than words. */
const SHORTEST_PART = 4
const SHORTEST_COMPOUND = 8

/**
 * Takes the compounds of a language apart: `treppenkante` is `treppe` and `kante`. It knows no
 * grammar: a compound is what two words of the site's own texts make.
 */
export class Compounds {
  readonly #parts = new Map<string, readonly string[]>()

  /**
   * @param words of the language in one spelling; only what they hold is taken for a part
   */
  constructor(
    private readonly locale: Locale,
    private readonly words: ReadonlySet<string>
  ) {}

  /** The parts of a word, the first one first; none of a word that is no compound. */
  partsOf(word: string): readonly string[] {
    if (!COMPOUNDING.has(this.locale) || word.length < SHORTEST_COMPOUND) return []
    const known = this.#parts.get(word)
    if (known) return known
    const parts = this.#split(word)
    this.#parts.set(word, parts)
    return parts
  }

  /** Forgets what it has worked out: what visitors ask would pile up. */
  clear() {
    this.#parts.clear()
  }

  /** The longest last part decides: `bodenprofil` ends in `profil` before it ends in `fil`. */
  #split(word: string): readonly string[] {
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
      const last = word.slice(at)
      if (!this.#isPart(last)) continue
      const first = this.#firstPart(word.slice(0, at))
      if (first) return [...first, last]
    }
    return []
  }

  /** What is left when the last part is gone: a word, with or without a link, or two of them. */
  #firstPart(rest: string): readonly string[] | undefined {
    for (const link of LINKS) {
      if (!rest.endsWith(link)) continue
      const stem = rest.slice(0, rest.length - link.length)
      if (stem.length >= SHORTEST_PART && this.words.has(stem)) return [stem]
    }
    /** `sockel` + `leisten` + `ecke`: one level deeper and no further. */
    if (rest.length >= SHORTEST_COMPOUND) {
      const parts = this.#split(rest)
      if (parts.length === 2) return parts
    }
    return undefined
  }

  /** A last part may be in the plural where the site knows it in the singular. */
  #isPart(word: string): boolean {
    return (
      this.words.has(word) ||
      ['n', 'en', 'e', 's', 'er'].some(
        (ending) =>
          word.endsWith(ending) &&
          word.length - ending.length >= SHORTEST_PART &&
          this.words.has(word.slice(0, -ending.length))
      )
    )
  }
}
