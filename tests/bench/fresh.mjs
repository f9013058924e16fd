/**
 * What a page costs that no cache holds: the processor time of the server, beside that of React alone
 * rendering the same tree with the same bundle.
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

/** What of React's own speed is left, at least. */
const SHARE = 0.7

/** What the database is asked for a page that nobody has asked for before, at most. */
const QUERIES = 5

/**
 * Answers of each server before a page is measured. Both answer pages of every kind at first, as a
 * site does: a server that has only ever rendered one page is compiled for that one alone.
 */
const WARM_UP = 150
const MEASURED = { rounds: 45, requests: 6 }

/**
 * Rows for the table of promised figures: the processor time of a page of each kind, and the queries.
 *
 * @param storage where the database and the pictures of a site are that is running
 * @param port a free one
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
 * The most queries that a page of any kind takes, at first and again. What pages have in common is
 * known by then: all others have been asked for.
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

/** How often a server has asked its database since it was last asked about it. */
async function queriesSince(server) {
  server.send('How many queries?')
  for (;;) {
    const [reply] = await once(server, 'message')
    /** AdonisJS sends messages of its own. */
    if (typeof reply === 'number') return reply
  }
}
