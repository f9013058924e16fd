/**
 * Measures the search: the share of queries with a hoped-for result in each language, the time of a
 * query relative to sorting 5,000 numbers, and the memory of an index.
 *
 * node tests/bench/search.mjs
 */
import { once } from 'node:events'
import { readSearchQueries } from '../fixtures/search/search_queries.ts'
import { atMost } from './table.mjs'
import { startSite, stop } from './tools.mjs'

/**
 * The minimum shares of a language's queries with a hoped-for result first, and among the first
 * three, in per cent.
 */
const FIRST = 60
const FIRST_THREE = 95

/** The maximum 95th percentile of the time of a query, as a multiple of sorting 5,000 numbers. */
const SLOW = 8

/** The maximum heap size of a language's index in megabytes; three indexes are cached. */
const INDEX = 6

/**
 * Returns rows for the table of promised figures.
 *
 * @param storage the storage folder of a running site, with its database and pictures
 * @param port a free port
 */
export async function search(storage, port) {
  const site = await startSite(storage, port, {
    args: ['--expose-gc', '--import=./tests/bench/search_probe.mjs'],
  })
  try {
    const rows = []
    let slowest = 0
    let largest = 0
    for (const [locale, table] of readSearchQueries()) {
      const { tuned, heldBack, slow, bytes } = await measured(site, [locale, table])
      rows.push(rowOf(`search in ${locale}`, tuned))
      rows.push(rowOf(`search in ${locale}, queries held back`, heldBack))
      slowest = Math.max(slowest, slow)
      largest = Math.max(largest, bytes / 1e6)
    }
    const query = 'query, 95th percentile in the slowest language, beside sorting 5,000 numbers'
    rows.push(atMost(query, slowest, SLOW, '', 1))
    rows.push(atMost('heap of the largest index', largest, INDEX, ' MB', 1))
    return rows
  } finally {
    await stop(site)
  }
}

/** The server also sends a message that it is ready. */
async function measured(site, asked) {
  site.send(asked)
  for (;;) {
    const [message] = await once(site, 'message')
    if (message?.tuned) return message
  }
}

function rowOf(what, { first, firstThree, of }) {
  const [one, three] = [first, firstThree].map((found) => (100 * found) / of)
  return {
    what: `${what}: first, first three`,
    promise: `≥ ${FIRST} %, ≥ ${FIRST_THREE} %`,
    today: `${one.toFixed(0)} %, ${three.toFixed(0)} %`,
    isMet: one >= FIRST && three >= FIRST_THREE,
  }
}
