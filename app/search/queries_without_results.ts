import logger from '@adonisjs/core/services/logger'
import { from, into } from '#database/query'
import { retry, transaction } from '#database/transaction'
import { wordsOf } from '#search/spelling'
import type { Locale } from '#shared/locales'
import { today } from '#texts/days'

/** A query that found nothing, and how often. */
export type QueryWithoutResults = { locale: Locale; query: string; times: number; last_on: string }

/** How many queries are kept: the rarest and oldest make room. */
const MAX_QUERIES = 1_000
/** For how many days one is kept after it was asked for the last time. */
const RETENTION_DAYS = 181
/** How many wait for being written; more are not counted. */
const MAX_WAITING = 100
/** How long they wait, in ms: one write for many, and none before the answer. */
const WRITE_DELAY = 1_000

const LONGEST = 40
const MOST_WORDS = 5
/** An article's number and a zero too many; telephone numbers have more. */
const MOST_DIGITS = 6

let waiting = new Map<string, { locale: Locale; query: string; times: number }>()
let timer: NodeJS.Timeout | undefined

/**
 * Counts a query that has found nothing, for editors. It is written down later: no answer waits for
 * it, and what cannot be written is forgotten.
 */
export function countQueryWithoutResults(locale: Locale, q: string) {
  const query = countable(q)
  if (query === undefined) return
  const key = `${locale} ${query}`
  const counted = waiting.get(key)
  if (counted) counted.times++
  else if (waiting.size < MAX_WAITING) waiting.set(key, { locale, query, times: 1 })
  timer ??= setTimeout(() => void write(), WRITE_DELAY).unref()
}

/**
 * A query as it may be kept: what could tell of somebody is not. Undefined for anything that looks
 * like an address, a telephone number or a message.
 */
export function countable(q: string): string | undefined {
  const query = q.toLowerCase()
  const digits = query.match(/\d/g)?.length ?? 0
  const words = wordsOf(query)
  const isPersonal = /[@＠]|:\/\/|www\.|\.[a-z]{2,}(?:\W|$)/.test(query)
  const isSaid = words.length === 0 || words.length > MOST_WORDS || query.length > LONGEST
  return isPersonal || isSaid || digits > MOST_DIGITS ? undefined : query
}

/** Those that wait are written, one after the other. */
async function write() {
  const counted = [...waiting.values()]
  waiting = new Map()
  timer = undefined
  try {
    for (const miss of counted) await retry(() => add(miss))
  } catch (error) {
    logger.warn({ err: error }, 'queries without result were not counted')
  }
}

async function add({
  locale,
  query,
  times,
}: Pick<QueryWithoutResults, 'locale' | 'query' | 'times'>) {
  await transaction(async (trx) => {
    await into('search_misses', trx)
      .insert({ locale, query, times: 0, last_on: today() })
      .onConflict()
      .ignore()
    const [row] = await from('search_misses', trx).where({ locale, query }).forUpdate()
    await from('search_misses', trx)
      .where({ locale, query })
      .update({ times: (row?.times ?? 0) + times, last_on: today() })
    const surplus = await from('search_misses', trx)
      .orderBy([
        { column: 'times', order: 'desc' },
        { column: 'last_on', order: 'desc' },
      ])
      .select('locale', 'query')
    for (const each of surplus.slice(MAX_QUERIES)) {
      await from('search_misses', trx).where(each).delete()
    }
  })
}

/** The queries without result, the most frequent first. */
export function findQueriesWithoutResults(): Promise<QueryWithoutResults[]> {
  return from('search_misses')
    .orderBy([
      { column: 'times', order: 'desc' },
      { column: 'last_on', order: 'desc' },
    ])
    .select('locale', 'query', 'times', 'last_on')
}

/** Forgets the queries that have led somewhere for long, or that nobody asks any more. */
export async function purgeQueriesWithoutResults(now = new Date()) {
  const day = new Date(now.getTime() - RETENTION_DAYS * 86_400_000).toISOString().slice(0, 10)
  await from('search_misses').where('last_on', '<', day).delete()
}
