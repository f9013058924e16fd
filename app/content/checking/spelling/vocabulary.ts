import { decapitalised, type Word } from '#content/checking/spelling/words'
import type { Locale } from '#shared/locales'

/** A spelling dictionary for single words. */
export type Dictionary = {
  knows: (word: string) => boolean
  /** Suggests corrections, the most likely first. */
  suggest: (word: string) => string[]
}

/**
 * Languages that write compounds as one word. Their dictionaries contain only the common compounds.
 */
const COMPOUNDING: ReadonlySet<Locale> = new Set(['da', 'de', 'et', 'fi', 'lv', 'nl', 'sv'])

/**
 * The minimum length of a compound's part, in letters. With shorter parts nearly any misspelling
 * would pass.
 */
const MIN_PART_LENGTH = 4

/**
 * Not checked: words with digits (article numbers, sizes), abbreviations in capitals (`PVC`) and
 * names with inner capitals (`JavaScript`).
 */
const NO_WORD = /\p{N}|^\p{Lu}+$|\p{Ll}\p{Lu}/u

/** A word in another script belongs to another language. */
const LATIN = /^[\p{Script=Latin}\p{M}'-]+$/u
const CYRILLIC = /^[\p{Script=Cyrillic}\p{M}'-]+$/u

/** Elided words with an apostrophe: a prefix in French and Italian, the suffix 's in English. */
const JOINED = /^\p{L}{1,6}'|'s$/u

/** The correctly spelt words of a language: a dictionary, a word list, and compounds of both. */
export class Vocabulary {
  /** The listed words that were needed because the dictionary lacks them. */
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

  /** Returns the parts of a hyphenated word that are unknown. */
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

  /** A listed word may be capitalised at the start of a sentence. */
  #isListed(word: string): boolean {
    const listed = [word, decapitalised(word)].find((each) => this.listed.has(each))
    if (listed !== undefined) this.needed.add(listed)
    return listed !== undefined
  }

  /** German nouns are lower case within a compound. */
  #isCompound(word: string): boolean {
    for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
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
