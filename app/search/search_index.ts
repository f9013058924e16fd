import MiniSearch, { type Query as MiniSearchQuery, type SearchResult } from 'minisearch'
import { Compounds } from '#search/compounds'
import { KINDS, type Kind } from '#search/kinds'
import { readQuery } from '#search/query'
import type { SearchDocument } from '#search/search_document'
import { plain, spellings, wordsOf } from '#search/spelling'
import type { Locale } from '#shared/locales'

/** Something that was found. */
export type Found = {
  document: SearchDocument
  /** The words of the index that the query has met, in one spelling. */
  terms: ReadonlySet<string>
}

/** Where words stand, and how much more they say there than in a text. */
const FIELDS = { numbers: 30, title: 6, names: 5, parts: 4, keywords: 2, text: 1 } as const
type Field = keyof typeof FIELDS

/** Of two that match alike, the one that most are looking for comes first. */
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

/** How many documents go into an index before others have their turn. */
const AT_A_TIME = 100
/** What a word counts that a name only begins with. */
const BEGUN = 0.75
/** How many of the best are looked at once more. */
const RANKED_AGAIN = 60

/** What an index is made of beside documents: other names for what has a title. */
export type Names = (document: SearchDocument) => readonly string[]

/**
 * The index of one language. A query is asked for word by word at first, as it is written; only what
 * is not there is looked for by similar words, by its beginning and by the parts of compounds.
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
    /** What each document is called, in words and their spellings: its title, and its other names. */
    private readonly called: readonly string[][][][],
    private readonly compounds: Compounds
  ) {}

  /** Makes the index of a language, in small pieces: visitors of pages go first. */
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

  /** How many documents it has. */
  get size(): number {
    return this.documents.length
  }

  /**
   * What a query finds, the best first.
   *
   * @param q as `tidyQuery` gives it
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
    /** What editors have named so comes first. */
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

  /** What is called just as the query says comes before what only mentions it. */
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
    /** An article is called as its group is: that name alone shall lead to the group. */
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

/** How near the words of a query come to a name: 1 for not all of them in it, 3 for the name itself. */
function closeness(name: readonly string[][], words: readonly string[]): number {
  const met = words.map((word) => {
    if (name.some((spelled) => spelled.includes(word))) return 1
    return name.some((spelled) => spelled.some((each) => each.startsWith(word))) ? BEGUN : 0
  })
  if (met.includes(0)) return 1
  const sum = met.reduce((total: number, each) => total + each, 0)
  return 1 + (2 * sum) / Math.max(name.length, words.length)
}

/** Words in all their spellings; two that a hyphen joins are one as well. */
function indexed(text: string): string {
  const joined = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []
  return [...wordsOf(text), ...joined.map((word) => word.replaceAll('-', ''))]
    .flatMap(spellings)
    .join(' ')
}

/** Words that carry a question; the little ones between them need not be met. */
function significant(words: readonly string[]): readonly string[] {
  const long = words.filter((word) => word.length > 2 || /\d/.test(word))
  return long.length > 0 ? long : words
}

/** A word as it is written, or begun. */
function asWritten(word: string): MiniSearchQuery {
  return { queries: [word], prefix: word.length > 1 }
}

/** A word, one that is misspelt, or one with another ending. Numbers are what they are. */
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

/** A word of the site's own texts, which is not misspelt, or one with another ending. */
function inflected(word: string): MiniSearchQuery {
  return { combineWith: 'OR', queries: [asWritten(word), withOtherEnding(word)] }
}

function withOtherEnding(word: string): MiniSearchQuery {
  const stem = word.slice(0, Math.max(4, Math.ceil(word.length * 0.7)))
  return { queries: [stem], prefix: true, weights: { prefix: 0.1, fuzzy: 0.1 } }
}

/** Where something stands that is called by a word of the query, rather than mentioning it. */
const SURE: readonly Field[] = ['numbers', 'title', 'parts', 'keywords']

function isMetIn({ match }: SearchResult, wanted: readonly Field[]): boolean {
  return Object.values(match)
    .flat()
    .some((field) => wanted.some((each) => each === field))
}

/** The same on every database, whatever order its rows come in. */
function inOrder(one: SearchDocument, other: SearchDocument): number {
  const kinds = KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)
  if (kinds !== 0) return kinds
  if (one.id === other.id) return 0
  return one.id < other.id ? -1 : 1
}

/** Shorter words stand in others by chance. */
const SHORTEST_PART = 5

/** Whether a text has all words of a name, be they in another number or part of a compound. */
export function isCalled(text: string, name: string): boolean {
  const words = wordsOf(text).map(plain)
  return wordsOf(name).every((part) => {
    const spelling = plain(part)
    return words.some((word) =>
      spelling.length < SHORTEST_PART ? word.startsWith(spelling) : word.includes(spelling)
    )
  })
}
