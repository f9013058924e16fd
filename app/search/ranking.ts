import type { SearchDocument } from '#search/documents/search_document'
import { MENTIONED } from '#search/index_fields'
import type { Kind } from '#search/kinds'
import type { WordMatch } from '#search/matches'
import { sum } from '#shared/numbers'
import { ROUTES } from '#shared/routes'

export type IndexedDocument = {
  document: SearchDocument
  /** Its title and alternative names, as terms. */
  names: readonly (readonly string[])[]
}

/** What a visitor is looking for. */
export type QueryIntent = {
  /** Whether it is an answer rather than a product. */
  isQuestion: boolean
  /** Whether the query asks how a profile is fixed. */
  isFixing: boolean
  /** The terms of stop words, which may be part of a name: `où acheter`. */
  fillers: readonly string[]
}

/*
 * The weights are tuned by tests/fixtures/search/search_queries, each to the middle of the range in which
 * the queries of all languages with a hoped-for result among the first three are most. Of about
 * 950 queries, a family at 1.1 or 1.6 instead of 1.3 loses 3 and 11 (and first places of
 * exact.yaml), `NAME_GAIN.most` at 0.8 or 2.5 loses 1 each (and 10 or 2 first places), `LEAST_SHARE` at 0.5
 * and `RARER` at 1 lose 1 to 3; `STRONG` between 0.4 and 0.7 moves none; `SUBJECT` at 1 or 1.5
 * loses 2 each.
 */

/** The weight of kinds: of equal matches, the most wanted kind ranks first. */
const WEIGHTS: Readonly<Record<Kind, number>> = {
  family: 1.3,
  group: 1.2,
  decor: 1.01,
  colour: 1,
  guide: 1,
  person: 1,
  page: 0.9,
  article: 0.9,
  accessory: 0.9,
  question: 0.85,
  term: 0.6,
  download: 0.5,
}

/** The factors of kinds for a question; that of a guide only for a question about fixing. */
const ANSWERS: Readonly<Partial<Record<Kind, number>>> = {
  guide: 1.5,
  question: 1.5,
  page: 1.4,
  term: 0.7,
  family: 0.5,
  group: 0.5,
  article: 0.5,
  accessory: 0.5,
}

/**
 * The factor of the page of all products for a question: all products have its words, `Aluprofil`.
 */
const NO_ANSWER = 0.2

/** The weight of announcements, jobs, references and legal notices. */
const ASIDE = 0.5

/**
 * The gain of a document whose name is the query; less for a product if the query is a question.
 */
const NAME_GAIN = { most: 1.5, noAnswer: 0.5 }
const ANSWERING: ReadonlySet<Kind> = new Set(['guide', 'question', 'page'])
/**
 * The closeness above which a name counts as the query itself: it has all its words and no others.
 */
const SAME_NAME = 0.98

/** The kinds whose names are the subject of a query: `skirting` in `soft skirting for a bathroom`. */
const SUBJECTS: ReadonlySet<Kind> = new Set(['family', 'group', 'page'])
/** The closeness from which a query contains a name as a whole, and that of each word. */
const WHOLE = { name: 0.85, word: 0.7 }
/** The minimum weight of the words of the subject, as a share of all other words of the query. */
const SUBJECT = 1.2

/**
 * The subject of a query that contains no whole name of a product: the words that match at most this
 * number of families, each at least this strongly: `mocheta` in `bara pentru mocheta de birou`.
 */
const DISTINCTIVE = { families: 2, strength: 0.55 }

/** The share of the score that depends on the number of words that are more than mentioned. */
const STRONG = 0.7
/** The exponent by which rare words count more in the comparison with names; 0 for not at all. */
const RARER = 0.25
/**
 * Results with a lower share of the best score are dropped, because they only mention the words.
 */
const LEAST_SHARE = 0.3
/** The number of further results if only terms of the glossary are found. */
const BESIDE_TERMS = 6

/**
 * Returns the documents that the words of a query match, the best first. Words count by their rarity
 * and by the strongest match that any document has of them.
 *
 * @param matches of each word of the query
 * @param intent what the visitor wants
 */
export function rank(
  documents: readonly IndexedDocument[],
  matches: readonly WordMatch[],
  intent: QueryIntent
): { document: SearchDocument; score: number }[] {
  const { isQuestion, fillers } = intent
  const terms = closestOf(matches, fillers)
  const weights = weighed(matches, isQuestion ? new Set() : subjectsOf(documents, matches, terms))
  const total = sum(weights)
  const rarities = matches.map(({ rarity }) => rarity ** RARER)
  const positions = new Set(matches.flatMap((match) => [...match.documents.keys()]))
  const ranked = Array.from(positions).flatMap((position) => {
    const indexed = documents[position]
    if (!indexed) return []
    const { document, names } = indexed
    const strengths = matches.map((match) => match.documents.get(position) ?? 0)
    const strength = sum(strengths.map((each, word) => each * (weights[word] ?? 0)))
    const strong = sum(weights.filter((_, word) => (strengths[word] ?? 0) >= MENTIONED))
    const share = 1 - STRONG + STRONG * (strong / total) ** 1.5
    const weight = weightOf(document, intent)
    const closeness = closenessOf(names, matches, rarities, terms)
    const gain = isQuestion && !ANSWERING.has(document.kind) ? NAME_GAIN.noAnswer : NAME_GAIN.most
    /** A document whose name is the query is not ranked down for its kind. */
    const wanted = closeness > SAME_NAME ? Math.max(1, weight) : weight
    const met = (strength / total) * share * weight
    const score = (strength / total) * share * wanted * (1 + gain * closeness ** 1.5)
    return [{ document, met, score, position }]
  })
  ranked.sort((one, other) => other.score - one.score || one.position - other.position)
  /** Without the gain for names: a document whose name is the query drops no others. */
  const least = Math.max(...ranked.map(({ met }) => met)) * LEAST_SHARE
  const found = ranked.filter(({ met }) => met >= least)
  if (found.some(({ document }) => document.kind !== 'term')) return found
  /** The glossary alone leads nowhere: what else mentions the words follows it. */
  const others = ranked.filter(({ document }) => document.kind !== 'term')
  return [...found, ...others.slice(0, BESIDE_TERMS)]
}

/**
 * Returns the matches of the words that are the name of a product, as a whole; of those that are the
 * name of a page where no product is named: `plinthe imitation bois` is about a `plinthe`.
 */
function subjectsOf(
  documents: readonly IndexedDocument[],
  matches: readonly WordMatch[],
  terms: ReadonlyMap<string, number>
): ReadonlySet<WordMatch> {
  const whole = documents
    .filter(({ document }) => SUBJECTS.has(document.kind))
    .flatMap(({ document: { kind }, names }) =>
      names.filter((name) => isWhole(name, terms)).map((name) => ({ kind, name }))
    )
  const products = whole.filter(({ kind }) => kind !== 'page')
  const named = products.length > 0 ? products : whole
  const subjects = matches.filter((match) =>
    named.some(({ name }) => name.some((term) => (match.terms.get(term) ?? 0) >= WHOLE.word))
  )
  return new Set(
    named === products ? subjects : [...subjects, ...distinctiveOf(documents, matches)]
  )
}

/** Returns the matches of the words that only one or two families have. */
function distinctiveOf(
  documents: readonly IndexedDocument[],
  matches: readonly WordMatch[]
): readonly WordMatch[] {
  const families = [...documents.keys()].filter(
    (position) => documents[position]?.document.kind === 'family'
  )
  return matches.filter((match) => {
    const named = families.filter(
      (position) => (match.documents.get(position) ?? 0) >= DISTINCTIVE.strength
    )
    return named.length > 0 && named.length <= DISTINCTIVE.families
  })
}

/** Whether a query has all words of a name. */
function isWhole(name: readonly string[], terms: ReadonlyMap<string, number>): boolean {
  if (!name.every((term) => terms.has(term))) return false
  return sum(name.map((term) => terms.get(term) ?? 0)) >= WHOLE.name * name.length
}

/**
 * Returns the weight of each word of a query: its rarity times its strongest match. The words of the
 * subject, which are often common, get a minimum weight.
 */
function weighed(matches: readonly WordMatch[], subjects: ReadonlySet<WordMatch>): number[] {
  const weights = matches.map(({ rarity, best }) => rarity * best)
  const about = sum(matches.map((match, word) => (subjects.has(match) ? (weights[word] ?? 0) : 0)))
  const scale = about > 0 ? Math.max(1, (SUBJECT * (sum(weights) - about)) / about) : 1
  return matches.map((match, word) => (weights[word] ?? 0) * (subjects.has(match) ? scale : 1))
}

function weightOf(
  { kind, id, isAside }: SearchDocument,
  { isQuestion, isFixing }: QueryIntent
): number {
  const answer = id === ROUTES.products ? NO_ANSWER : (ANSWERS[kind] ?? 1)
  const wanted = isQuestion && (isFixing || kind !== 'guide') ? answer : 1
  return WEIGHTS[kind] * wanted * (isAside ? ASIDE : 1)
}

/**
 * Returns how closely a query matches one of several names, from 0 to 1 for the name itself: the
 * smaller of the share of the name that is met, and of the query that the name has. Rare words of a
 * query are the larger share of it.
 *
 * @param rarities of the words of the query
 * @param terms that they match, each with its closest match
 */
function closenessOf(
  names: IndexedDocument['names'],
  matches: readonly WordMatch[],
  rarities: readonly number[],
  terms: ReadonlyMap<string, number>
): number {
  const total = sum(rarities)
  let closest = 0
  for (const name of names) {
    const met = sum(name.map((term) => terms.get(term) ?? 0))
    /** Most names have no word of the query, or fewer than one before. */
    if (met / name.length <= closest || met === 0) continue
    const asked = matches.map(
      (match, word) =>
        (rarities[word] ?? 0) * Math.max(...name.map((term) => match.terms.get(term) ?? 0))
    )
    closest = Math.max(closest, Math.min(met / name.length, sum(asked) / total))
  }
  return closest
}

/** Returns all terms that the words of a query match, each with its closest match. */
function closestOf(
  matches: readonly WordMatch[],
  fillers: readonly string[]
): ReadonlyMap<string, number> {
  const closest = new Map(fillers.map((term) => [term, 1]))
  for (const { terms } of matches) {
    for (const [term, closeness] of terms) {
      closest.set(term, Math.max(closeness, closest.get(term) ?? 0))
    }
  }
  return closest
}
