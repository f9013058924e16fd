/**
 * How well the search finds what visitors type: the table of queries in each language, the time of a
 * query beside that of sorting 5,000 numbers, and the memory of an index.
 *
 *     node tests/bench/search.mjs
 */
import { once } from 'node:events'
import { readSearchQueries } from '../fixtures/search/search_queries.ts'
import { atMost } from './table.mjs'
import { startSite, stop } from './tools.mjs'

/** Hundredths of the queries of a language with a hoped-for result first, and among the first three. */
const FIRST = 60
const FIRST_THREE = 95

/** The 95th percentile of the time of a query, in sorted lists of 5,000 numbers. */
const SLOW = 8

/** Megabytes of the heap for the index of a language; three are cached. */
const INDEX = 6

/**
 * Rows for the table of promised figures.
 *
 * @param storage where the database and the pictures of a site are that is running
 * @param port a free one
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

/** The server also tells that it is ready. */
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
