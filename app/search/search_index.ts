import MiniSearch, { type Query as MiniSearchQuery, type SearchResult } from 'minisearch'
import { Compounds } from '#search/compounds'
import { KINDS, type Kind } from '#search/kinds'
import { readQuery } from '#search/query'
import type { SearchDocument } from '#search/search_document'
import { plain, spellings, wordsOf } from '#search/spelling'
import type { Locale } from '#shared/locales'

/** A search result. */
export type Found = {
  document: SearchDocument
  /** The indexed words that match the query, normalized. */
  terms: ReadonlySet<string>
}

/** The indexed fields and their boost compared with the text. */
const FIELDS = { numbers: 30, title: 6, names: 5, parts: 4, keywords: 2, text: 1 } as const
type Field = keyof typeof FIELDS

/** The boost of kinds: of equal matches, the most wanted kind ranks first. */
const WEIGHTS: Readonly<Record<Kind, number>> = {
  family: 2,
  group: 1.4,
  guide: 1.1,
  person: 1.2,
  colour: 1.1,
  decor: 1.1,
  page: 1,
  question: 0.9,
  term: 0.9,
  article: 0.6,
  download: 0.5,
}

/** The number of documents indexed before the event loop is yielded. */
const AT_A_TIME = 100
/** The weight of a prefix match. */
const BEGUN = 0.75
/** The number of top results that are ranked again. */
const RANKED_AGAIN = 60

/** Options of an index: synonyms of documents. */
export type Names = (document: SearchDocument) => readonly string[]

/**
 * The search index of one language. A query is first matched word by word as written. Only words
 * without a match are looked up by similar words, by prefix and by the parts of compounds.
 */
export class SearchIndex {
  readonly #index = new MiniSearch<Record<Field, string> & { id: number }>({
    fields: Object.keys(FIELDS),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    autoVacuum: false,
    searchOptions: {
      boost: FIELDS,
      boostDocument: (id: number) => WEIGHTS[this.documents[id]?.kind ?? 'page'],
    },
  })

  private constructor(
    private readonly documents: readonly SearchDocument[],
    /** The names of each document, as words and their spellings: its title and its synonyms. */
    private readonly called: readonly string[][][][],
    private readonly compounds: Compounds
  ) {}

  /** Builds the index of a language in small batches, so that page requests are not blocked. */
  static async of(
    locale: Locale,
    found: readonly SearchDocument[],
    namesOf: Names = () => []
  ): Promise<SearchIndex> {
    const documents = found.toSorted(inOrder)
    const words = new Set<string>()
    for (const { title, keywords = '', text } of documents) {
      for (const word of wordsOf(`${title} ${keywords} ${text}`)) {
        if (word.length > 3) for (const spelling of spellings(word)) words.add(spelling)
      }
    }
    const names = documents.map(namesOf)
    const called = documents.map(({ title }, id) =>
      [title, ...(names[id] ?? [])].map((name) => wordsOf(name).map(spellings))
    )
    const index = new SearchIndex(documents, called, new Compounds(locale, words))
    for (let from = 0; from < documents.length; from += AT_A_TIME) {
      const part = documents.slice(from, from + AT_A_TIME)
      index.#index.addAll(
        part.map((document, at) => index.#entry(from + at, document, names[from + at] ?? []))
      )
      await new Promise((resolve) => setImmediate(resolve))
    }
    index.compounds.clear()
    return index
  }

  /** The number of documents. */
  get size(): number {
    return this.documents.length
  }

  /**
   * Returns the results of a query, the best first.
   *
   * @param q the result of `tidyQuery`
   */
  search(q: string): Found[] {
    const { numbers, words, allWords } = readQuery(q)
    const known = numbers.filter((number) => this.#hasNumber(number))
    const asked = known.length > 0 ? words : allWords
    const results = [...this.#ask({ queries: known, fields: ['numbers'] }), ...this.#byWords(asked)]
    this.compounds.clear()
    const seen = new Set<unknown>()
    return results.flatMap(({ id, terms }) => {
      const document = this.documents[id]
      if (!document || seen.has(id)) return []
      seen.add(id)
      return [{ document, terms: new Set(terms) }]
    })
  }

  #hasNumber(number: string): boolean {
    return this.#ask({ queries: [number], fields: ['numbers'] }).length > 0
  }

  #byWords(words: readonly string[]): SearchResult[] {
    if (words.length === 0) return []
    const strict = this.#ask({ combineWith: 'AND', queries: significant(words).map(asWritten) })
    if (strict.some((result) => isMetIn(result, SURE))) return this.#rank(strict, words)
    const loose = this.#ask({
      combineWith: 'AND',
      queries: significant(words).map((word) => this.#similar(word)),
    })
    /** Names given by editors rank first. */
    const named = strict.filter((result) => isMetIn(result, ['names']))
    if (loose.length > 0) return [...this.#rank(named, words), ...this.#rank(loose, words)]
    return this.#ask({
      combineWith: 'OR',
      queries: words.flatMap((word) => [
        this.#similar(word),
        ...this.compounds.partsOf(word).map(inflected),
      ]),
    })
  }

  #similar(word: string): MiniSearchQuery {
    const parts = this.compounds.partsOf(word)
    if (parts.length === 0) return similar(word)
    return {
      combineWith: 'OR',
      queries: [similar(word), { combineWith: 'AND', queries: parts.map(inflected) }],
    }
  }

  #ask(query: Exclude<MiniSearchQuery, string | symbol>): SearchResult[] {
    return query.queries.length > 0 ? this.#index.search(query) : []
  }

  /** Exact title matches rank first. */
  #rank(results: readonly SearchResult[], words: readonly string[]): SearchResult[] {
    const best = results.slice(0, RANKED_AGAIN).map((result) => ({
      result,
      score: result.score * this.#closeness(result.id, words),
    }))
    best.sort((one, other) => other.score - one.score || one.result.id - other.result.id)
    return [...best.map(({ result }) => result), ...results.slice(RANKED_AGAIN)]
  }

  #closeness(id: number, words: readonly string[]): number {
    return Math.max(...(this.called[id] ?? []).map((name) => closeness(name, words)))
  }

  #entry(id: number, document: SearchDocument, otherNames: readonly string[]) {
    const { title, keywords = '', text, numbers = [], kind } = document
    const names = otherNames.join(' ')
    /** The title of an article is its group's; it is not indexed, so that the group ranks first. */
    const called = kind === 'article' ? '' : title
    const parts = wordsOf(`${title} ${keywords} ${names}`)
      .flatMap(spellings)
      .flatMap((word) => this.compounds.partsOf(word))
    return {
      id,
      numbers: numbers.join(' '),
      title: indexed(called),
      names: indexed(names),
      parts: [...new Set(parts)].join(' '),
      keywords: indexed(kind === 'article' ? `${title} ${keywords}` : keywords),
      text: indexed(text),
    }
  }
}

/**
 * Returns how closely a query matches a name: from 1 if a word is missing to 3 for the name itself.
 */
function closeness(name: readonly string[][], words: readonly string[]): number {
  const met = words.map((word) => {
    if (name.some((spelled) => spelled.includes(word))) return 1
    return name.some((spelled) => spelled.some((each) => each.startsWith(word))) ? BEGUN : 0
  })
  if (met.includes(0)) return 1
  const sum = met.reduce((total: number, each) => total + each, 0)
  return 1 + (2 * sum) / Math.max(name.length, words.length)
}

/** Returns the words in all spellings; words joined by a hyphen also count as one. */
function indexed(text: string): string {
  const joined = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []
  return [...wordsOf(text), ...joined.map((word) => word.replaceAll('-', ''))]
    .flatMap(spellings)
    .join(' ')
}

/** Returns the significant words of a query; stop words between them need not match. */
function significant(words: readonly string[]): readonly string[] {
  const long = words.filter((word) => word.length > 2 || /\d/.test(word))
  return long.length > 0 ? long : words
}

/** Matches a word exactly or as a prefix. */
function asWritten(word: string): MiniSearchQuery {
  return { queries: [word], prefix: word.length > 1 }
}

/** Matches a word, also misspelt or with another ending. Numbers only match exactly. */
function similar(word: string): MiniSearchQuery {
  if (/\d/.test(word) || word.length < 4) return asWritten(word)
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: true, fuzzy: word.length < 6 ? 1 : 2 },
      withOtherEnding(word),
    ],
  }
}

/**
 * Matches a word of the site's own texts, which is not misspelt, exactly or with another ending.
 */
function inflected(word: string): MiniSearchQuery {
  return { combineWith: 'OR', queries: [asWritten(word), withOtherEnding(word)] }
}

function withOtherEnding(word: string): MiniSearchQuery {
  const stem = word.slice(0, Math.max(4, Math.ceil(word.length * 0.7)))
  return { queries: [stem], prefix: true, weights: { prefix: 0.1, fuzzy: 0.1 } }
}

/** Ranks documents with a query word in the title before those that mention it in the text. */
const SURE: readonly Field[] = ['numbers', 'title', 'parts', 'keywords']

function isMetIn({ match }: SearchResult, wanted: readonly Field[]): boolean {
  return Object.values(match)
    .flat()
    .some((field) => wanted.some((each) => each === field))
}

/** Breaks ties, the same on every database, whatever the order of rows. */
function inOrder(one: SearchDocument, other: SearchDocument): number {
  const kinds = KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)
  if (kinds !== 0) return kinds
  if (one.id === other.id) return 0
  return one.id < other.id ? -1 : 1
}

/** The minimum length of a word within a compound; shorter words match by chance. */
const SHORTEST_PART = 5

/** Whether a text has all words of a name, also in another number or within a compound. */
export function isCalled(text: string, name: string): boolean {
  const words = wordsOf(text).map(plain)
  return wordsOf(name).every((part) => {
    const spelling = plain(part)
    return words.some((word) =>
      spelling.length < SHORTEST_PART ? word.startsWith(spelling) : word.includes(spelling)
    )
  })
}
