import type { Locale } from '#shared/locales'

/** Languages that write compounds as one word. */
const COMPOUNDING: ReadonlySet<Locale> = new Set(['de', 'nl', 'da', 'sv', 'fi', 'et'])

/** Linking elements between the parts of a compound. */
const LINKS = ['', 's', 'n', 'en', 'e', 'es', 'er', 'r']

/** Returns what may stand between two words that are written as one. */
export function linksOf(locale: Locale): readonly string[] {
  return COMPOUNDING.has(locale) ? LINKS : ['']
}

/** The minimum length of a part; shorter ones are endings rather than words. */
const MIN_PART_LENGTH = 4
const MIN_COMPOUND_LENGTH = 8
/** The minimum length of a part beside one that is unknown. */
const MIN_END_LENGTH = 6

/**
 * Splits the compounds of a language: `treppenkante` into `treppe` and `kante`. It uses no grammar:
 * a compound consists of two words of the site's own texts.
 */
export class Compounds {
  readonly #parts = new Map<string, readonly string[]>()

  /** @param words of the language, normalized; only these are recognized as parts */
  constructor(
    private readonly locale: Locale,
    private readonly words: ReadonlySet<string>
  ) {}

  /** Returns the parts of a word in order; empty if it is no compound. */
  partsOf(word: string): readonly string[] {
    if (!COMPOUNDING.has(this.locale) || word.length < MIN_COMPOUND_LENGTH) return []
    const known = this.#parts.get(word)
    if (known) return known
    const parts = this.#split(word)
    this.#parts.set(word, parts)
    return parts
  }

  /** Returns the longest beginning and the longest end of a compound that are words of the site. */
  knownEndsOf(word: string): readonly string[] {
    if (!COMPOUNDING.has(this.locale) || word.length < MIN_COMPOUND_LENGTH) return []
    const lengths = Array.from({ length: word.length }, (_, length) => length).toReversed()
    const isWhole = (part: string) => part.length >= MIN_END_LENGTH && this.words.has(part)
    const beginning = lengths.find((length) => isWhole(word.slice(0, length)))
    const end = lengths.find((length) => isWhole(word.slice(-length)))
    return [beginning && word.slice(0, beginning), end && word.slice(-end)].filter(
      (part) => typeof part === 'string'
    )
  }

  /** Clears the cache, which queries of visitors would let grow. */
  clear() {
    this.#parts.clear()
  }

  /** The longest last part wins: `bodenprofil` ends in `profil` rather than in `fil`. */
  #split(word: string): readonly string[] {
    for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
      const last = word.slice(at)
      if (!this.#isPart(last)) continue
      const first = this.#firstPart(word.slice(0, at))
      if (first) return [...first, last]
    }
    return []
  }

  /**
   * Splits the rest before the last part: a word, with or without a linking element, or two of
   * them.
   */
  #firstPart(rest: string): readonly string[] | undefined {
    for (const link of LINKS) {
      if (!rest.endsWith(link)) continue
      const stem = rest.slice(0, rest.length - link.length)
      if (stem.length >= MIN_PART_LENGTH && this.words.has(stem)) return [stem]
    }
    /** `sockel` + `leisten` + `ecke`: nested by one level only. */
    if (rest.length >= MIN_COMPOUND_LENGTH) {
      const parts = this.#split(rest)
      if (parts.length === 2) return parts
    }
    return undefined
  }

  /** A last part may be plural where the site has its singular. */
  #isPart(word: string): boolean {
    return (
      this.words.has(word) ||
      ['n', 'en', 'e', 's', 'er'].some(
        (ending) =>
          word.endsWith(ending) &&
          word.length - ending.length >= MIN_PART_LENGTH &&
          this.words.has(word.slice(0, -ending.length))
      )
    )
  }
}
