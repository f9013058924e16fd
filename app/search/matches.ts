import { FIELDS } from '#search/index_fields'

/** What a word of a query matches. */
export type WordMatch = {
  /** How strongly each document has the word, from 0 to 1, by the document's position. */
  documents: Map<number, number>
  /** The indexed terms that match, and how closely, from 0 to 1. */
  terms: Map<string, number>
  /** From 0 for a word of all documents to 1 for a word of one. */
  rarity: number
  /** The strength in the document that has it most. */
  best: number
  /** Lets it match what other words match in common. */
  include(others: readonly WordMatch[]): void
}

/** How strongly a word counts that means the same. */
const SAME_MEANING = 0.9

const LEAST_RARITY = 0.02
/** A word of fewer documents is no rarer than one of as many. */
const RAREST = 4

/** Collects what a word matches: of several matches in a document, the best counts. */
export class Matches implements WordMatch {
  readonly documents = new Map<number, number>()
  readonly terms = new Map<string, number>()
  #frequency: number | undefined
  /** The rarity of the commonest word that says the same. */
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

  /** Adds the documents that parts match, each by its share. */
  addAll(parts: readonly WordMatch[], closeness: number) {
    for (const document of new Set(parts.flatMap(({ documents }) => [...documents.keys()]))) {
      const sum = parts.reduce((total, part) => total + (part.documents.get(document) ?? 0), 0)
      this.#addDocument(document, (sum / parts.length) * closeness)
    }
    for (const part of parts) {
      for (const [term, each] of part.terms) this.add(term, [], each * closeness)
    }
  }

  include(others: readonly WordMatch[]) {
    this.addAll(others, SAME_MEANING)
    this.#frequency ??= this.documents.size
    const [meant] = others
    if (meant && others.length === 1) this.#commonest = Math.min(this.#commonest, meant.rarity)
  }

  /**
   * Takes the documents found so far, which have the word itself, as its frequency. Returns whether
   * there are any.
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
