import { Compounds } from '#search/compounds'
import { fieldsOf, termsOfName } from '#search/document_fields'
import { MENTIONED } from '#search/index_fields'
import { onRussianKeyboard } from '#search/keyboard'
import { KINDS, type Kind } from '#search/kinds'
import { readQuery } from '#search/query'
import type { SearchDocument } from '#search/search_document'
import { wordsOf } from '#search/spelling'
import { TermIndex, type WordMatch } from '#search/term_index'
import { wordFormsOf } from '#search/word_forms'
import type { Locale } from '#shared/locales'

/** A search result. */
export type Found = {
  document: SearchDocument
  score: number
  /** Whether a word of the document matches the query. */
  isMatch: (word: string) => boolean
}

/** The weight of kinds: of equal matches, the most wanted kind ranks first. */
const WEIGHTS: Readonly<Record<Kind, number>> = {
  family: 1.3,
  group: 1.2,
  colour: 1,
  decor: 1,
  guide: 1,
  person: 1,
  page: 0.9,
  article: 0.9,
  question: 0.85,
  term: 0.6,
  download: 0.5,
}

/** The weight of announcements, jobs, references and legal notices. */
const ASIDE = 0.5
/** The weights of kinds for a question. */
const ANSWERS: Partial<Record<Kind, number>> = { guide: 1.4, question: 1.4, term: 0.7 }

/** A word of so many documents that is in no name carries no meaning: `wie`, `how`, `pour`. */
const FUNCTION_WORD = 0.12
/** The number of documents indexed before the event loop is yielded. */
const AT_A_TIME = 100
/** The number of top results whose names are compared with the query. */
const RANKED_AGAIN = 80
/** Results below this share of the best score are dropped. */
const DROPPED = 0.4

/** What the site or its editors also call a document. */
export type Names = (document: SearchDocument) => readonly string[]

/** Words of visitors, and the words of the site that say the same. */
export type Alias = { words: readonly string[]; means: readonly string[] }

export type IndexOptions = { namesOf?: Names; aliases?: readonly Alias[] }

/**
 * The search index of one language. For each word of a query the best match of a document counts,
 * by its field and by how closely it matches; words of few documents count more.
 */
export class SearchIndex {
  private constructor(
    private readonly documents: readonly SearchDocument[],
    /** The names of each document as terms: its title and its synonyms. */
    private readonly names: readonly (readonly string[])[][],
    private readonly terms: TermIndex,
    private readonly compounds: Compounds,
    private readonly aliases: readonly Alias[],
    private readonly locale: Locale
  ) {}

  /** Builds the index of a language in small batches, so that page requests are not blocked. */
  static async of(
    locale: Locale,
    found: readonly SearchDocument[],
    { namesOf = () => [], aliases = [] }: IndexOptions = {}
  ): Promise<SearchIndex> {
    const documents = found.toSorted(inOrder)
    const formsOf = wordFormsOf(locale)
    const words = new Set<string>()
    for (const { title, keywords = '', text } of documents) {
      for (const word of wordsOf(`${title} ${keywords} ${text}`)) {
        if (word.length > 3) for (const spelling of formsOf(word).spelled) words.add(spelling)
      }
    }
    const compounds = new Compounds(locale, words)
    const terms = new TermIndex(documents.length, wordFormsOf(locale), compounds)
    const names: (readonly string[])[][] = []
    for (const [position, document] of documents.entries()) {
      const others = [...(document.names ?? []), ...namesOf(document)]
      terms.add(position, fieldsOf(document, others, formsOf, compounds))
      names.push([document.title, ...others].map((name) => termsOfName(name, formsOf)))
      if (position % AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    terms.seal()
    compounds.clear()
    return new SearchIndex(documents, names, terms, compounds, aliases, locale)
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
    const matches = this.#matchesOf(q)
    const ranked = this.#rank(matches)
    const formsOf = wordFormsOf(this.locale)
    this.compounds.clear()
    const isMatch = (word: string) => {
      const { spelled, stems } = formsOf(word)
      return matches.some(({ terms }) => [...spelled, ...stems].some((term) => terms.has(term)))
    }
    return ranked.flatMap(({ position, score }) => {
      const document = this.documents[position]
      return document ? [{ document, score, isMatch }] : []
    })
  }

  /** Whether all words of a name are words of the site's names, facts and summaries. */
  knows(name: string): boolean {
    return wordsOf(name).every((word) =>
      [...this.terms.match(word).documents.values()].some((strength) => strength >= MENTIONED)
    )
  }

  /** Returns what each word of a query matches; words that match nothing are left out. */
  #matchesOf(q: string): WordMatch[] {
    const { numbers, words, allWords } = readQuery(q)
    const known = numbers.filter((number) => this.terms.match(number).documents.size > 0)
    const asked = [...known, ...(known.length > 0 ? words : allWords)]
    const matches = asked.map((word) => this.terms.match(word))
    this.#addAliases(asked, matches)
    this.#addPairs(asked, matches)
    const met = matches.filter(({ documents }) => documents.size > 0)
    if (met.length > 0 || this.locale !== 'ru') return met
    const typed = onRussianKeyboard(q)
    return typed === q.toLowerCase() ? [] : this.#matchesOf(typed)
  }

  /** Lets words of visitors match the words of the site that say the same. */
  #addAliases(asked: readonly string[], matches: readonly WordMatch[]) {
    const formsOf = wordFormsOf(this.locale)
    const terms = asked
      .map((word) => formsOf(word))
      .map(({ spelled, stems }) => [...spelled, ...stems])
    for (const { words, means } of this.aliases) {
      const places = words.map((word) => terms.findIndex((each) => each.includes(word)))
      if (places.includes(-1)) continue
      const meant = means.map((word) => this.terms.match(word))
      for (const place of places) matches[place]?.include(meant)
    }
  }

  /** `carpet bar` also matches `carpetbar`. */
  #addPairs(asked: readonly string[], matches: readonly WordMatch[]) {
    asked.forEach((word, place) => {
      const next = asked[place + 1]
      if (next === undefined || /\d/.test(word + next)) return
      const pair = this.terms.matchExactly(word + next)
      if (pair.documents.size === 0) return
      matches[place]?.include([pair])
      matches[place + 1]?.include([pair])
    })
  }

  #rank(matches: readonly WordMatch[]): { position: number; score: number }[] {
    const total = sumOf(matches.map(({ rarity }) => rarity))
    const isQuestion = this.#isQuestion(matches)
    const positions = new Set(matches.flatMap(({ documents }) => [...documents.keys()]))
    const ranked = Array.from(positions, (position) => {
      let sum = 0
      let strong = 0
      for (const { documents, rarity } of matches) {
        const strength = documents.get(position) ?? 0
        sum += rarity * strength
        if (strength >= MENTIONED) strong += rarity
      }
      const weight = this.#weightOf(position, isQuestion)
      return { position, score: (sum / total) * (0.3 + (0.7 * strong) / total) * weight, weight }
    }).toSorted(byScore)
    const best = ranked.slice(0, RANKED_AGAIN).map(({ position, score, weight }) => {
      const closeness = this.#closeness(position, matches)
      /** A document that is called just so is meant, whatever its kind. */
      const named = closeness > 0.98 ? Math.max(1, 1 / weight) : 1
      return { position, score: score * (1 + closeness) * named }
    })
    best.sort(byScore)
    const least = (best[0]?.score ?? 0) * DROPPED
    return best.filter(({ score }) => score >= least)
  }

  #weightOf(position: number, isQuestion: boolean): number {
    const document = this.documents[position]
    if (!document) return 0
    const answer = isQuestion ? (ANSWERS[document.kind] ?? 1) : 1
    return WEIGHTS[document.kind] * answer * (document.isAside ? ASIDE : 1)
  }

  /** A query that begins with a function word, like `wie` or `how`. */
  #isQuestion([first, ...others]: readonly WordMatch[]): boolean {
    return others.length > 0 && first !== undefined && first.rarity < FUNCTION_WORD
  }

  /** Returns how closely a query matches a name of a document, from 0 to 1 for the name itself. */
  #closeness(position: number, matches: readonly WordMatch[]): number {
    const asked = matches.filter(({ rarity }) => rarity >= FUNCTION_WORD).length
    return Math.max(
      0,
      ...(this.names[position] ?? []).map((name) => {
        const met = name.map((term) =>
          Math.max(0, ...matches.map(({ terms }) => terms.get(term) ?? 0))
        )
        return sumOf(met) / Math.max(name.length, asked, 1)
      })
    )
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}

function byScore(one: { position: number; score: number }, other: typeof one): number {
  return other.score - one.score || one.position - other.position
}

/** Breaks ties, the same on every database, whatever the order of rows. */
function inOrder(one: SearchDocument, other: SearchDocument): number {
  const kinds = KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)
  if (kinds !== 0) return kinds
  if (one.id === other.id) return 0
  return one.id < other.id ? -1 : 1
}
