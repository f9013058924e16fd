/**
 * Measures pages that are rendered afresh against bare React: the processor time of the server and
 * that of React rendering the same tree with the same bundle.
 */
import { once } from 'node:events'
import { atLeast } from './table.mjs'
import {
  answerOf,
  costOf,
  disconnect,
  pageObject,
  pagesByComponent,
  ratioOf,
  start,
  startSite,
  stop,
} from './tools.mjs'

/** The minimum share of bare React's speed. */
const SHARE = 0.7

/** The maximum number of queries of a page that is requested for the first time. */
const QUERIES = 5

/**
 * The number of requests to each server before a page is measured. Both servers render pages of
 * every kind first, like a real site: V8 would optimize a server for a single page.
 */
const WARM_UP = 150
const MEASURED = { rounds: 45, requests: 6 }

/**
 * Returns rows for the table of promised figures: the processor time of a page of each kind, and
 * the number of queries.
 *
 * @param storage the storage folder of a running site, with its database and pictures
 * @param port a free port
 */
export async function freshPages(storage, port) {
  const bare = start(['tests/bench/bare_react.mjs'])
  const [bareAddress] = await once(bare, 'message')
  const site = await startSite(storage, port, {
    args: ['--import=./tests/bench/count_queries.mjs'],
    env: { RESPONSE_CACHE: '0' },
  })
  try {
    const pages = pagesByComponent(`http://localhost:${port}`)
    const rows = [await queries(site, pages)]
    const warm = async (addresses) => {
      const address = addresses.at(-1)
      bare.send(await pageObject(address))
      await once(bare, 'message')
      const servers = [
        { pid: bare.pid, address: bareAddress },
        { pid: site.pid, address },
      ]
      for (const server of servers) await costOf(server, WARM_UP)
      return servers
    }
    for (const addresses of pages.values()) await warm(addresses)
    for (const [component, addresses] of pages) {
      const [react, whole] = await warm(addresses)
      const share = await ratioOf(react, whole, MEASURED)
      const what = `${component} rendered afresh, share of bare React`
      rows.push(atLeast(what, share, SHARE, '', 2))
    }
    return rows
  } finally {
    for (const process of [site, bare]) await stop(process)
    disconnect()
  }
}

/**
 * Returns the maximum number of queries of a page of any kind, on the first request and on the
 * second one. The queries that pages share are cached by then, because all other pages have been
 * requested.
 */
async function queries(site, pages) {
  for (const addresses of pages.values()) {
    for (const address of addresses.slice(0, -1)) await answerOf(address)
  }
  const counts = { first: [], again: [] }
  for (const addresses of pages.values()) {
    for (const count of Object.values(counts)) {
      await queriesSince(site)
      await answerOf(addresses.at(-1))
      count.push(await queriesSince(site))
    }
  }
  const [first, again] = Object.values(counts).map((count) => Math.max(...count))
  return {
    what: 'queries of a page of any kind, at first and again',
    promise: `≤ ${QUERIES}, 0`,
    today: `${first}, ${again}`,
    isMet: first <= QUERIES && again === 0,
  }
}

/** Returns the number of queries of a server since the last call. */
async function queriesSince(server) {
  server.send('How many queries?')
  for (;;) {
    const [reply] = await once(server, 'message')
    /** AdonisJS sends messages of its own. */
    if (typeof reply === 'number') return reply
  }
}
