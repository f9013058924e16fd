import { Compounds, linksOf } from '#search/compounds'
import { fieldsOf, termsOfName } from '#search/documents/document_fields'
import type { SearchDocument } from '#search/documents/search_document'
import { fixingVerbsOf, openingVerbsOf } from '#search/fixing_words'
import { MENTIONED } from '#search/index_fields'
import { KINDS } from '#search/kinds'
import { connectivesOf, languageWords } from '#search/language_words'
import type { WordMatch } from '#search/matches'
import { readQuery } from '#search/query'
import { type IndexedDocument, type QueryIntent, rank } from '#search/ranking'
import { onRussianKeyboard, plainSpelling, wordsOf } from '#search/spelling'
import { isStopWord } from '#search/stop_words'
import { TermIndex } from '#search/term_index'
import { cachedWordFormsOf, type FormsOf, termsOf, wordFormsOf } from '#search/word_forms'
import type { Locale } from '#shared/locales'

/** A search result. */
export type Found = {
  document: SearchDocument
  score: number
  /** Whether a word of the document matches the query. */
  isMatch: (word: string) => boolean
  /** Returns how many words of the query match one of some words, as a whole. */
  countMatches: (words: readonly string[]) => number
}

/** The number of documents indexed before the event loop is yielded. */
const BATCH = 100

/** The closeness from which a term counts as an inflected form of the word. */
const WHOLE = 0.7

/**
 * The maximum number of words looked up, of those that carry a meaning: questions have many others.
 */
const MAX_WORDS = 8

/** The strength from which a document has a word in its own name. */
const NAMED = 0.85

/** Returns the alternative names of a document, from the site or its editors. */
export type Names = (document: SearchDocument) => readonly string[]

/** Words of visitors, and their synonyms on the site. */
export type Alias = { words: readonly string[]; means: readonly string[] }

type IndexOptions = { namesOf?: Names; aliases?: readonly Alias[] }

/**
 * The search index of one language. For each word of a query the best match of a document counts,
 * by its field and by how closely it matches; words of few documents count more.
 */
export class SearchIndex {
  /** The first words of questions: `wie`, `how`, `kann`. */
  readonly #openers: ReadonlySet<string>

  /** The terms of words that ask how something is done: `schneiden`, `clean`. */
  readonly #actions: ReadonlySet<string>

  /** The terms of verbs of fixing: `anschrauben`, `glue`. */
  readonly #fixing: ReadonlySet<string>

  /** The verbs of fixing that make a query a question if it begins with them. */
  readonly #opening: ReadonlySet<string>

  private constructor(
    private readonly documents: readonly IndexedDocument[],
    private readonly terms: TermIndex,
    private readonly compounds: Compounds,
    private readonly aliases: readonly Alias[],
    private readonly locale: Locale
  ) {
    const formsOf = wordFormsOf(locale)
    this.#openers = openersOf(documents.map(({ document }) => document))
    this.#actions = termsOfAll(languageWords(locale).actions.split(' '), formsOf)
    this.#fixing = termsOfAll(fixingVerbsOf(locale), formsOf)
    this.#opening = termsOfAll(openingVerbsOf(locale), formsOf)
  }

  /** Builds the index of a language in small batches, so that page requests are not blocked. */
  static async of(
    locale: Locale,
    found: readonly SearchDocument[],
    { namesOf = () => [], aliases = [] }: IndexOptions = {}
  ): Promise<SearchIndex> {
    const documents = found.toSorted(inOrder)
    const formsOf = cachedWordFormsOf(locale)
    const namesOfProducts = namesOfProductsIn(documents, namesOf)
    const words = new Set<string>()
    await inBatches(documents, ({ title, keywords = '', text }) => {
      for (const word of wordsOf(`${title} ${keywords} ${text}`)) {
        if (word.length > 3) for (const spelling of formsOf(word).spelled) words.add(spelling)
      }
    })
    const compounds = new Compounds(locale, words)
    const terms = new TermIndex(documents.length, wordFormsOf(locale), compounds)
    const indexed: IndexedDocument[] = []
    await inBatches(documents, (document) => {
      const others = [...(document.names ?? []), ...namesOf(document)]
      terms.add(
        indexed.length,
        fieldsOf(document, others, namesOfProducts(document), formsOf, compounds)
      )
      /** `sans plinthe` is no name of what has a `plinthe`. */
      const names = [document.title, ...others].map((name) => termsOfName(name, formsOf, locale, 2))
      indexed.push({ document, names })
    })
    terms.seal()
    compounds.clear()
    return new SearchIndex(indexed, terms, compounds, aliases, locale)
  }

  get size(): number {
    return this.documents.length
  }

  /**
   * Returns the results of a query, the best first.
   *
   * @param q the result of `tidyQuery`
   */
  search(q: string): Found[] {
    const matches = this.#matchesOf(q)
    const ranked = rank(this.documents, matches, this.#intentOf(q))
    this.compounds.clear()
    const formsOf = wordFormsOf(this.locale)
    const isMatch = (word: string) => {
      const forms = termsOf(formsOf(word))
      return matches.some(({ terms }) => forms.some((term) => terms.has(term)))
    }
    const countMatches = (words: readonly string[]) => {
      const forms = words.flatMap((word) => termsOf(formsOf(word)))
      return matches.filter(({ terms }) => forms.some((term) => (terms.get(term) ?? 0) >= WHOLE))
        .length
    }
    return ranked.map((each) => ({ ...each, isMatch, countMatches }))
  }

  /** Whether all words of a name are words of the site's names, facts and summaries. */
  knows(name: string): boolean {
    return wordsOf(name).every((word) =>
      [...this.terms.match(word).documents.values()].some((strength) => strength >= MENTIONED)
    )
  }

  /**
   * Returns the intent of a query. A question has several words, and begins like one, leaves a choice
   * or asks for an action: `wie schneide ich`, `glue or screw`, `clean brass`, `fix a threshold`.
   */
  #intentOf(q: string): QueryIntent {
    const words = wordsOf(q.toLowerCase())
    const [first = '', ...others] = words
    const formsOf = wordFormsOf(this.locale)
    const terms = words.map((word) => termsOf(formsOf(word)))
    const isQuestion =
      others.length > 0 &&
      (others.slice(0, -1).some((word) => connectivesOf(this.locale).choices.has(word)) ||
        terms.some(isOneOf(this.#actions)) ||
        terms.slice(0, 1).some(isOneOf(this.#opening)) ||
        this.#openers.has(plainSpelling(first)) ||
        isStopWord(first, this.locale))
    const fillers = words.filter((word) => isStopWord(word, this.locale))
    return {
      isQuestion,
      isFixing: terms.some(isOneOf(this.#fixing)),
      fillers: fillers.flatMap((word) => termsOf(formsOf(word))),
    }
  }

  /** Returns the matches of each word of a query; words without matches are omitted. */
  #matchesOf(q: string): WordMatch[] {
    const { numbers, words, allWords } = readQuery(q)
    const known = numbers.filter((number) => this.terms.match(number).documents.size > 0)
    const wanted = this.#withoutUnwanted(known.length > 0 ? words : allWords)
    const asked = [...known, ...significant(wanted, this.locale)].slice(0, MAX_WORDS)
    const matches = asked.map((word) => this.terms.match(word))
    this.#addAliases(asked, matches)
    this.#addPairs(asked, matches)
    const met = matches.filter(({ documents }) => documents.size > 0)
    if (met.length > 0 || this.locale !== 'ru') return met
    const typed = onRussianKeyboard(q)
    return typed === q.toLowerCase() ? [] : this.#matchesOf(typed)
  }

  /** Removes a product that the query excludes: the last word of `Randleiste statt Fußleiste`. */
  #withoutUnwanted(words: readonly string[]): readonly string[] {
    const { negations, sameness } = connectivesOf(this.locale)
    const isTelling = (word: string) =>
      negations.has(word) || sameness.has(word) || !isStopWord(word, this.locale)
    const left = words.filter((word, place) => {
      const before = words.slice(0, place).findLast(isTelling)
      return !(before !== undefined && negations.has(before) && this.#isProduct(word))
    })
    return left.some((word) => !isStopWord(word, this.locale)) ? left : words
  }

  #isProduct(word: string): boolean {
    return [...this.terms.match(word).documents].some(
      ([position, strength]) =>
        strength >= NAMED && this.documents[position]?.document.kind === 'family'
    )
  }

  /** Adds the matches of synonyms: words of the site that mean what visitors ask for. */
  #addAliases(asked: readonly string[], matches: readonly WordMatch[]) {
    const formsOf = wordFormsOf(this.locale)
    const terms = asked.map((word) => termsOf(formsOf(word)))
    for (const { words, means } of this.aliases) {
      const places = words.map((word) => terms.findIndex((each) => each.includes(word)))
      if (places.length === 0 || places.includes(-1)) continue
      const meant = means.map((word) => this.terms.match(word))
      for (const place of places) matches[place]?.addSynonym(meant)
    }
  }

  /** `carpet bar` also matches `carpetbar`. */
  #addPairs(asked: readonly string[], matches: readonly WordMatch[]) {
    asked.forEach((word, place) => {
      const next = asked[place + 1]
      if (next === undefined || /\d/.test(word + next)) return
      for (const link of linksOf(this.locale)) {
        const pair = this.terms.matchExactly(`${word}${link}${next}`)
        if (pair.documents.size === 0) continue
        matches[place]?.addSynonym([pair])
        matches[place + 1]?.addSynonym([pair])
      }
    })
  }
}

function namesOfProductsIn(documents: readonly SearchDocument[], namesOf: Names): Names {
  const products = new Map(
    documents
      .filter(({ kind }) => kind === 'family' || kind === 'group')
      .map((product) => [product.id, product])
  )
  return ({ products: keys = [] }) =>
    [...new Set(keys)].flatMap((key) => {
      const product = products.get(key)
      return product ? [product.title, ...(product.names ?? []), ...namesOf(product)] : []
    })
}

/**
 * Returns a function that checks whether one of the terms of a word is among those of some verbs.
 */
function isOneOf(verbs: ReadonlySet<string>): (terms: readonly string[]) => boolean {
  return (terms) => terms.some((term) => verbs.has(term))
}

/** Returns the words of a query without stop words; all of them if there are only stop words. */
function significant(words: readonly string[], locale: Locale): readonly string[] {
  const left = words.filter((word) => !isStopWord(word, locale))
  return left.length > 0 ? left : words
}

function termsOfAll(words: Iterable<string>, formsOf: FormsOf): ReadonlySet<string> {
  return new Set([...words].flatMap((word) => termsOf(formsOf(word))))
}

/** Returns the words with which at least two questions of the site begin. */
function openersOf(documents: readonly SearchDocument[]): ReadonlySet<string> {
  const questions = documents.filter(
    ({ kind, title }) => kind === 'question' && title.endsWith('?')
  )
  const begun = Map.groupBy(questions, ({ title }) => plainSpelling(wordsOf(title)[0] ?? ''))
  return new Set([...begun].filter(([, { length }]) => length > 1).map(([word]) => word))
}

async function inBatches<Each>(list: readonly Each[], run: (each: Each) => void) {
  for (const [position, each] of list.entries()) {
    run(each)
    if (position % BATCH === 0) await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Breaks ties, independently of the order of rows in the database. */
function inOrder(one: SearchDocument, other: SearchDocument): number {
  const kinds = KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)
  if (kinds !== 0) return kinds
  if (one.id === other.id) return 0
  return one.id < other.id ? -1 : 1
}
