import { FIELDS } from '#search/index_fields'

/** The documents and terms that a word of a query matches. */
export type WordMatch = {
  /** The strength of the match in each document, from 0 to 1, by the document's position. */
  documents: Map<number, number>
  /** The closeness of each indexed term that matches, from 0 to 1. */
  terms: Map<string, number>
  /** From 0 for a word that all documents contain to 1 for a word that one contains. */
  rarity: number
  /** The highest strength in any document. */
  best: number
  /** Adds the matches of words that together have the same meaning. */
  addSynonym(others: readonly WordMatch[]): void
}

/** The closeness of a synonym. */
const SAME_MEANING = 0.9

const LEAST_RARITY = 0.02
/** The number of documents below which a word does not become rarer. */
const RAREST = 4

/** Collects the matches of a word. Of several matches in a document, the strongest counts. */
export class Matches implements WordMatch {
  readonly documents = new Map<number, number>()
  readonly terms = new Map<string, number>()
  #frequency: number | undefined
  /** The lowest rarity of its synonyms. */
  #commonest = 1
  best = 0

  constructor(private readonly size: number) {}

  get rarity(): number {
    const frequency = this.#frequency ?? this.documents.size
    if (frequency === 0 || this.size < 2) return 1
    const share = Math.log(this.size / Math.max(RAREST, frequency)) / Math.log(this.size)
    return Math.min(this.#commonest, Math.max(LEAST_RARITY, share) ** 2)
  }

  add(term: string, list: readonly number[] | undefined, closeness: number) {
    if (!list || (this.terms.get(term) ?? 0) >= closeness) return
    this.terms.set(term, closeness)
    for (const posting of list) {
      const field = FIELDS[posting % FIELDS.length]
      if (field) this.#addDocument(Math.floor(posting / FIELDS.length), field[1] * closeness)
    }
  }

  /** Adds documents that parts of the word match, each with the average strength of the parts. */
  addAll(parts: readonly WordMatch[], closeness: number) {
    for (const document of new Set(parts.flatMap(({ documents }) => [...documents.keys()]))) {
      const sum = parts.reduce((total, part) => total + (part.documents.get(document) ?? 0), 0)
      this.#addDocument(document, (sum / parts.length) * closeness)
    }
    for (const part of parts) {
      for (const [term, each] of part.terms) this.add(term, [], each * closeness)
    }
  }

  addSynonym(others: readonly WordMatch[]) {
    this.addAll(others, SAME_MEANING)
    this.#frequency ??= this.documents.size
    const [meant] = others
    if (meant && others.length === 1) this.#commonest = Math.min(this.#commonest, meant.rarity)
  }

  /**
   * Fixes the frequency of the word: the documents found so far contain the word itself.
   *
   * @returns whether there are any
   */
  fixFrequency(): boolean {
    if (this.documents.size > 0) this.#frequency = this.documents.size
    return this.documents.size > 0
  }

  #addDocument(document: number, strength: number) {
    if (strength <= (this.documents.get(document) ?? 0)) return
    this.documents.set(document, strength)
    this.best = Math.max(this.best, strength)
  }
}
