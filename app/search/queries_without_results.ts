import logger from '@adonisjs/core/services/logger'
import { from, into } from '#database/query'
import { retry, transaction } from '#database/transaction'
import { wordsOf } from '#search/spelling'
import type { Locale } from '#shared/locales'
import { today } from '#texts/days'

type Counted = { locale: Locale; query: string; times: number }

/** The maximum number of stored queries: the rarest and oldest are evicted. */
const MAX_QUERIES = 1_000
/** The number of days a query is stored after its last use. */
const RETENTION_DAYS = 181
/** The maximum number of pending queries; further ones are not counted. */
const MAX_WAITING = 100
/** The delay of a write in ms: queries are written in batches, after the response. */
const WRITE_DELAY = 1_000

const MOST_FREQUENT_FIRST = [
  { column: 'times', order: 'desc' },
  { column: 'last_on', order: 'desc' },
] as const

const MAX_LENGTH = 40
const MAX_WORDS = 5
/** Article numbers, with up to one extra digit; telephone numbers have more. */
const MAX_DIGITS = 6

let waiting = new Map<string, Counted>()
let timer: NodeJS.Timeout | undefined

/**
 * Counts a query without results, for editors. It is written asynchronously, so that no response
 * waits for it. A failed write is dropped.
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
 * Returns a query without personal data; undefined for anything like an address, a telephone number
 * or a message.
 */
function countable(q: string): string | undefined {
  const query = q.toLowerCase()
  const digits = query.match(/\d/g)?.length ?? 0
  const words = wordsOf(query)
  const isPersonal = /[@＠]|:\/\/|www\.|\.[a-z]{2,}(?:\W|$)/.test(query)
  const isMessage = words.length === 0 || words.length > MAX_WORDS || query.length > MAX_LENGTH
  return isPersonal || isMessage || digits > MAX_DIGITS ? undefined : query
}

async function write() {
  const counted = [...waiting.values()]
  waiting = new Map()
  timer = undefined
  try {
    for (const each of counted) await retry(() => add(each))
  } catch (error) {
    logger.warn({ err: error }, 'queries without result were not counted')
  }
}

async function add({ locale, query, times }: Counted) {
  await transaction(async (trx) => {
    await into('queries_without_results', trx)
      .insert({ locale, query, times: 0, last_on: today() })
      .onConflict()
      .ignore()
    const [row] = await from('queries_without_results', trx).where({ locale, query }).forUpdate()
    await from('queries_without_results', trx)
      .where({ locale, query })
      .update({ times: (row?.times ?? 0) + times, last_on: today() })
    const surplus = await from('queries_without_results', trx)
      .orderBy(MOST_FREQUENT_FIRST)
      .select('locale', 'query')
    for (const each of surplus.slice(MAX_QUERIES)) {
      await from('queries_without_results', trx).where(each).delete()
    }
  })
}

/** Returns the queries without results, the most frequent first. */
export function findQueriesWithoutResults() {
  return from('queries_without_results')
    .orderBy(MOST_FREQUENT_FIRST)
    .select('locale', 'query', 'times', 'last_on')
}

/** Deletes the queries that have not been used within the retention time. */
export async function purgeQueriesWithoutResults() {
  const day = new Date(Date.now() - RETENTION_DAYS * 86_400_000).toISOString().slice(0, 10)
  await from('queries_without_results').where('last_on', '<', day).delete()
}
