import { decapitalised, type Word } from '#content/checking/spelling/words'
import type { Locale } from '#shared/locales'

/** What a spelling checker says of single words. */
export type Dictionary = {
  knows: (word: string) => boolean
  /** What may have been meant, the likeliest first. */
  suggest: (word: string) => string[]
}

/**
 * Languages that write compounds as one word, of which their dictionaries know but the usual ones:
 * the trade makes a new one every day.
 */
const COMPOUNDING: ReadonlySet<Locale> = new Set(['da', 'de', 'et', 'fi', 'lv', 'nl', 'sv'])

/** The fewest letters of a part: of shorter ones any slip is made. */
const SHORTEST_PART = 4

/**
 * Article numbers and sizes have digits, abbreviations no small letters (`PVC`), names of programs a
 * capital within (`JavaScript`).
 */
const NO_WORD = /\p{N}|^\p{Lu}+$|\p{Ll}\p{Lu}/u

/** A word of another script is another language's. */
const LATIN = /^[\p{Script=Latin}\p{M}'-]+$/u
const CYRILLIC = /^[\p{Script=Cyrillic}\p{M}'-]+$/u

/** What an apostrophe joins to a word: French and Italian before it, English behind it. */
const JOINED = /^\p{L}{1,6}'|'s$/u

/** What is spelt right in a language: words of its dictionary and of a list, and their compounds. */
export class Vocabulary {
  /** The words of the list that something needed. */
  readonly needed = new Set<string>()
  readonly #right = new Map<string, boolean>()
  readonly #hasCompounds: boolean
  readonly #foreign: RegExp

  constructor(
    locale: Locale,
    private readonly dictionary: Dictionary,
    private readonly listed: ReadonlySet<string>
  ) {
    this.#hasCompounds = COMPOUNDING.has(locale)
    this.#foreign = locale === 'ru' ? LATIN : CYRILLIC
  }

  /** The parts of a word, between its hyphens, that nobody knows. */
  unknownIn({ word, stop }: Word): string[] {
    if (this.#isKnown(word) || (stop && this.dictionary.knows(`${word}.`))) return []
    return word
      .split('-')
      .filter((part) => !this.#isRight(part) && !this.#isRight(part.replace(JOINED, '')))
  }

  #isRight(word: string): boolean {
    let right = this.#right.get(word)
    if (right === undefined) {
      right =
        word.length < 2 ||
        NO_WORD.test(word) ||
        this.#foreign.test(word) ||
        this.#isKnown(word) ||
        (this.#hasCompounds && this.#isCompound(word))
      this.#right.set(word, right)
    }
    return right
  }

  #isKnown(word: string): boolean {
    return this.dictionary.knows(word) || this.#isListed(word)
  }

  /** A word of the list may begin a sentence. */
  #isListed(word: string): boolean {
    const listed = [word, decapitalised(word)].find((each) => this.listed.has(each))
    if (listed !== undefined) this.needed.add(listed)
    return listed !== undefined
  }

  /** Within a compound, nouns of German have no capitals. */
  #isCompound(word: string): boolean {
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
      const [first, rest] = [word.slice(0, at), word.slice(at)]
      if (this.#isPart(first) && (this.#isPart(rest) || this.#isCompound(rest))) return true
    }
    return false
  }

  #isPart(part: string): boolean {
    const small = decapitalised(part)
    return this.#isKnown(small) || this.#isKnown(small.charAt(0).toUpperCase() + small.slice(1))
  }
}
