import SearchableMap from 'minisearch/SearchableMap'
import type { Compounds } from '#search/compounds'
import { FIELDS, type Field, MENTIONED } from '#search/index_fields'
import { Matches, type WordMatch } from '#search/matches'
import { isMeasure, measureWord, otherMeasures } from '#search/millimetres'
import { soundOf } from '#search/spelling'
import { type FormsOf, termsOf } from '#search/word_forms'

/** How closely a term matches, by the way it was found. */
const STEM = 0.9
const OTHER_MEASURE = 0.95
const SAME_BEGINNING = 0.7
const COMPOUND = 0.85
const BEGUN = { least: 0.45, share: 0.35 }
const MISSPELT = { first: 0.75, each: 0.15 }

/** The minimum length of a beginning that is looked up, and of a word that may be misspelt. */
const MIN_PREFIX_LENGTH = 2
const MIN_MISSPELT_LENGTH = 4
/** The length from which two letters may be wrong. */
const LONG = 7
/** The maximum number of different letters in a word that sounds the same. */
const MAX_SOUND_DISTANCE = 2
/**
 * The strength below which a word is looked up with other endings too, and the number of documents
 * up to which it is looked up in parts.
 */
const SURE = 0.65
const FEW = 3
/** The maximum factor of a longer measure that is found instead of one that no document has. */
const LONGER = 1.7
/** The maximum number of letters after a common beginning. Longer words are other words. */
const MAX_SUFFIX_LENGTH = 4

/**
 * An inverted index in a radix tree. A posting is the position of a document, and the strongest
 * field in which the document has the term.
 */
export class TermIndex {
  readonly #terms = new SearchableMap<readonly number[]>()
  readonly #added = new Map<string, number[]>()
  /** In millimetres, the smallest first. */
  readonly #measures: number[] = []

  /** @param size the number of documents */
  constructor(
    private readonly size: number,
    private readonly formsOf: FormsOf,
    private readonly compounds: Compounds
  ) {}

  /**
   * Adds a document by its position.
   *
   * @param terms of each field, normalized
   */
  add(document: number, terms: Record<Field, Iterable<string>>) {
    const seen = new Set<string>()
    FIELDS.forEach(([field], position) => {
      for (const term of terms[field]) {
        if (term === '' || seen.has(term)) continue
        seen.add(term)
        const posting = document * FIELDS.length + position
        const list = this.#added.get(term)
        if (list) list.push(posting)
        else this.#added.set(term, [posting])
      }
    })
  }

  /** Ends the additions and copies the lists, so that they take no more memory than needed. */
  seal() {
    for (const [term, list] of this.#added) {
      this.#terms.set(term, list.slice())
      if (isMeasure(term)) this.#measures.push(Number.parseInt(term))
    }
    this.#measures.sort((one, other) => one - other)
    this.#added.clear()
  }

  /** Returns the matches of a word: the same, inflected, longer, in parts or misspelt. */
  match(word: string): WordMatch {
    const found = new Matches(this.size)
    const { spelled, stems } = this.formsOf(word)
    for (const term of spelled) found.add(term, this.#terms.get(term), 1)
    for (const term of stems) found.add(term, this.#terms.get(term), STEM)
    for (const term of otherMeasures(word)) found.add(term, this.#terms.get(term), OTHER_MEASURE)
    const isMet = found.fixFrequency()
    const met = found.documents.size
    if (/\d/.test(word)) {
      if (!isMet && isMeasure(word)) this.#addNextMeasure(word, found)
      else if (!isMet) this.#addLettersAndDigits(word, found)
      return found
    }
    for (const form of spelled) this.#addBegun(form, found)
    if (found.documents.size <= FEW) for (const form of spelled) this.#addParts(form, found)
    if (found.best >= SURE) return found
    for (const form of spelled) this.#addSameBeginning(form, found)
    for (const form of spelled) this.#addParts(form, found)
    if (isMet) {
      if (met <= FEW) for (const form of spelled) this.#addOneWrong(form, found)
      return found
    }
    if (found.best >= MENTIONED) return found
    for (const form of spelled) this.#addMisspelt(form, found, form.length < LONG ? 1 : 2)
    if (found.best >= MENTIONED) return found
    if (found.documents.size > 0) this.#addOtherForms(found)
    else for (const form of spelled) this.#addSoundingAlike(form, found)
    if (found.best >= MENTIONED) return found
    for (const form of spelled) this.#addEnds(form, found)
    return found
  }

  /** Returns the matches of exactly this word, for two words that are written as one. */
  matchExactly(word: string): WordMatch {
    const found = new Matches(this.size)
    for (const term of termsOf(this.formsOf(word))) found.add(term, this.#terms.get(term), STEM)
    found.fixFrequency()
    return found
  }

  #addBegun(form: string, found: Matches) {
    if (form.length < MIN_PREFIX_LENGTH) return
    for (const [term, list] of this.#terms.atPrefix(form)) {
      const share = form.length / term.length
      found.add(term, list, BEGUN.least + BEGUN.share * share)
    }
  }

  /** Adds inflected forms in languages without a stemmer, and those that a stemmer does not know. */
  #addSameBeginning(form: string, found: Matches, closeness = 1) {
    const ending = Math.min(3, Math.max(1, Math.floor(form.length / 2) - 1))
    const beginning = form.slice(0, Math.max(MIN_MISSPELT_LENGTH, form.length - ending))
    if (form.length < MIN_MISSPELT_LENGTH) return
    for (const [term, list] of this.#terms.atPrefix(beginning)) {
      if (term.length - beginning.length <= MAX_SUFFIX_LENGTH) {
        found.add(term, list, SAME_BEGINNING * closeness)
      }
    }
  }

  /** Adds the documents that have the parts of a compound. */
  #addParts(form: string, found: Matches) {
    const parts = this.compounds.partsOf(form).map((part) => this.#inflected(part))
    if (parts.length > 0) found.addAll(parts, COMPOUND)
  }

  /** Adds the documents with the beginning or the end of an unknown compound in a name or fact. */
  #addEnds(form: string, found: Matches) {
    const ends = this.compounds.knownEndsOf(form).map((end) => this.#inflected(end))
    const known = ends.filter(({ best }) => best >= SURE)
    if (known.length > 0) found.addAll(known, COMPOUND)
  }

  /** Adds the matches of `clip` and `38` for `clip38`. */
  #addLettersAndDigits(word: string, found: Matches) {
    const parts = word.match(/\d+|\p{L}+/gu) ?? []
    if (parts.length > 1) {
      found.addAll(
        parts.map((part) => this.match(part)),
        1
      )
    }
  }

  /** Adds the next longer length for one that no article has: 5 m, from which `4 m` is cut. */
  #addNextMeasure(word: string, found: Matches) {
    const asked = Number.parseInt(word)
    const next = this.#measures.find((each) => each >= asked)
    if (next === undefined || next > asked * LONGER) return
    const term = measureWord(next)
    found.add(term, this.#terms.get(term), SAME_BEGINNING)
  }

  /**
   * Adds names for a word that few texts mention, which may be misspelt: `barre` for `bare`. They
   * have the same first letter, which is rarely wrong.
   */
  #addOneWrong(form: string, found: Matches) {
    if (form.length < MIN_MISSPELT_LENGTH) return
    const first = form.charAt(0)
    for (const [rest, [list]] of this.#terms.atPrefix(first).fuzzyGet(form.slice(1), 1)) {
      found.add(`${first}${rest}`, list, MISSPELT.first - MISSPELT.each)
    }
  }

  /** Adds words with a few wrong letters. Two letters in the wrong order count as one mistake. */
  #addMisspelt(form: string, found: Matches, most: number) {
    if (form.length < MIN_MISSPELT_LENGTH) return
    for (let at = 0; at < form.length - 1; at++) {
      const swapped = `${form.slice(0, at)}${form[at + 1]}${form[at]}${form.slice(at + 2)}`
      found.add(swapped, this.#terms.get(swapped), MISSPELT.first - MISSPELT.each)
    }
    const near = this.#terms.fuzzyGet(form, most)
    for (const [term, [list, distance]] of near) {
      found.add(term, list, MISSPELT.first - MISSPELT.each * distance)
    }
  }

  /** Adds other forms of the closest term, which names may have. */
  #addOtherForms(found: Matches) {
    const closest = Math.max(...found.terms.values())
    const taken = Array.from(found.terms).filter(([, closeness]) => closeness === closest)
    for (const [term] of taken) this.#addSameBeginning(term, found, closest)
  }

  /** Adds words that sound the same: `zócalo` for `sokalo`. */
  #addSoundingAlike(form: string, found: Matches) {
    if (form.length < MIN_MISSPELT_LENGTH) return
    const sound = soundOf(form)
    for (const [term, [list]] of this.#terms.fuzzyGet(form, MAX_SOUND_DISTANCE)) {
      if (soundOf(term) === sound) found.add(term, list, MISSPELT.first - MISSPELT.each)
    }
  }

  #inflected(word: string): Matches {
    const found = new Matches(this.size)
    const forms = this.formsOf(word)
    for (const term of termsOf(forms)) found.add(term, this.#terms.get(term), 1)
    found.fixFrequency()
    for (const form of forms.spelled) this.#addSameBeginning(form, found)
    return found
  }
}
