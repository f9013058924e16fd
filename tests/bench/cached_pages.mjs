/**
 * Measures cached responses against a bare `node:http` server that sends the same bytes from
 * memory: the processor time, and the throughput by wrk.
 */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { atLeast } from './table.mjs'
import {
  answerOf,
  atRest,
  costOf,
  disconnect,
  median,
  pageObject,
  pagesByComponent,
  ratioOf,
  start,
  startSite,
  stop,
  visitHeaders,
} from './tools.mjs'

/** The minimum share of the bare server's speed: by processor time, and by throughput. */
const SHARE = 0.8
const THROUGHPUT = 0.65

/** The page component for which wrk measures the throughput. */
const HOME = 'Home/Show'

/** The number of requests to each server before the first page, and before every other page. */
const FIRST_WARM_UP = 20_000
const WARM_UP = 500
const MEASURED = { rounds: 100, requests: 200 }

/** The options of wrk, and the number of runs against each server, alternately. */
const WRK = ['--threads=1', '--connections=50', '--duration=2s']
const WRK_ROUNDS = 5

/**
 * Returns rows for the table of promised figures: the processor time of a page of each kind and of
 * a visit to it, and the throughput of the home page.
 *
 * @param storage the storage folder of a running site, with its database and pictures
 * @param port a free port
 */
export async function cachedPages(storage, port) {
  const site = await startSite(storage, port)
  const bare = start(['tests/bench/bare_http.mjs'])
  try {
    const [bareAddress] = await once(bare, 'message')
    const pages = pagesByComponent(`http://localhost:${port}`)
    await atRest(site)
    const rows = []
    for (const [component, addresses] of pages) {
      const address = addresses.at(-1)
      const shares = {}
      for (const [form, headers] of Object.entries(await formsOf(address))) {
        const cached = { pid: site.pid, address, headers }
        await send(bare, await smallest(site, cached))
        const sent = { pid: bare.pid, address: bareAddress, headers }
        for (const server of [sent, cached]) {
          await costOf(server, rows.length === 0 ? FIRST_WARM_UP : WARM_UP)
        }
        shares[form] = await ratioOf(sent, cached, MEASURED)
        if (component === HOME) rows.push(await throughput(form, sent, cached))
      }
      rows.push({
        what: `${component} out of the cache, share of bare node:http`,
        promise: `≥ ${SHARE.toFixed(2)}`,
        today: Object.entries(shares)
          .map(([form, share]) => `${share.toFixed(2)} ${form}`)
          .join(', '),
        isMet: Object.values(shares).every((share) => share >= SHARE),
      })
    }
    return rows
  } finally {
    for (const process of [site, bare]) await stop(process)
    disconnect()
  }
}

/** Returns the request headers of a page as HTML, and of a visit from another page. */
async function formsOf(address) {
  const compressed = { 'Accept-Encoding': 'gzip, deflate, br' }
  const visit = visitHeaders(await pageObject(address))
  return { HTML: compressed, visit: { ...compressed, ...visit } }
}

/** Returns a response after it was recompressed, which happens when it is requested again. */
async function smallest(site, { address, headers }) {
  for (let request = 0; request < 3; request++) await answerOf(address, headers)
  await atRest(site)
  return answerOf(address, headers)
}

async function send(bare, { body, headers }) {
  bare.send({ body: body.toString('base64'), type: headers['content-type'] })
  await once(bare, 'message')
}

async function throughput(form, sent, cached) {
  const what = `${form} of the home page out of the cache, throughput by wrk`
  const ratios = []
  for (let round = 0; round < WRK_ROUNDS; round++) {
    const [bare, site] = [sent, cached].map(answersASecond)
    if (!bare || !site) {
      return { what, promise: `≥ ${THROUGHPUT}`, today: 'wrk is not installed', isMet: false }
    }
    ratios.push(site / bare)
  }
  /**
   * The event loop was blocked while wrk ran, so connections that the servers have closed are
   * unnoticed.
   */
  disconnect()
  return atLeast(what, median(ratios), THROUGHPUT, '', 2)
}

function answersASecond({ address, headers }) {
  const asked = Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`)
  const { stdout } = spawnSync('wrk', [...WRK, ...asked, address], { encoding: 'utf8' })
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout ?? '')?.[1])
}
