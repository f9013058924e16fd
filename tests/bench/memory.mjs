/** What the site's process takes in memory, under many addresses and under clients that do not read. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { atMost } from './table.mjs'
import { startSite, stop } from './tools.mjs'

/** Megabytes at the peak. */
const LIMIT = 300

/** What the last quarter of the load may take, as a multiple of what the second did. */
const GROWTH = 1.1

const ADDRESSES = 16_000
const CLIENTS = 20

const DEAF_CLIENTS = 200
const REQUESTS_OF_DEAF_CLIENTS = 20

/**
 * Rows for the table of promised figures.
 *
 * @param storage where the database and the pictures of a site are that is running
 * @param port a free one
 */
export async function memory(storage, port) {
  const site = await startSite(storage, port)
  try {
    return [...(await underManyAddresses(site, port)), await underDeafClients(site, port)]
  } finally {
    await stop(site)
  }
}

/** Every page in every language, and the same again with a query that makes another address of it. */
async function underManyAddresses(site, port) {
  const origin = `http://localhost:${port}`
  const paths = await everyPath(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const resident = []
  let next = 0
  const client = async () => {
    while (next < ADDRESSES) {
      const index = next++
      const round = Math.floor(index / paths.length)
      const path = paths[index % paths.length]
      await read(origin + (round === 0 ? path : `${path}?round=${round}`), agent)
      resident.push(memoryOf(site).VmRSS)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  agent.destroy()

  const quarter = ADDRESSES / 4
  const most = (from, to) => Math.max(...resident.slice(from, to))
  const growth = most(3 * quarter, ADDRESSES) / most(quarter, 2 * quarter)
  const peak = memoryOf(site).VmHWM
  return [
    atMost(`resident memory at the peak, ${ADDRESSES} addresses`, peak, LIMIT, ' MB'),
    atMost('… in the last quarter of them beside the second', growth, GROWTH, '', 2),
  ]
}

/** Clients from many addresses that ask for page after page and take nothing; somebody else asks, too. */
async function underDeafClients(site, port) {
  const clients = await Promise.all(
    Array.from({ length: DEAF_CLIENTS }, async (_, index) => {
      const localAddress = `127.0.1.${index + 1}`
      const socket = connect({ port, host: '127.0.0.1', localAddress }).pause()
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(
        `GET /de?client=${index} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(
          REQUESTS_OF_DEAF_CLIENTS
        )
      )
      return socket
    })
  )
  const { status } = await read(`http://localhost:${port}/de/unternehmen?heard=1`)
  for (const socket of clients) socket.destroy()
  const peak = memoryOf(site).VmHWM
  return {
    what: `… and while ${DEAF_CLIENTS} clients do not read, with what others get`,
    promise: `≤ ${LIMIT} MB, 200`,
    today: `${peak.toFixed(0)} MB, ${status}`,
    isMet: peak <= LIMIT && status === 200,
  }
}

async function everyPath(origin) {
  const { body: index } = await read(`${origin}/sitemap.xml`)
  const sitemaps = await Promise.all(pathsOf(index).map((path) => read(origin + path)))
  return sitemaps.flatMap(({ body }) => pathsOf(body))
}

function pathsOf(sitemap) {
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => new URL(url).pathname)
}

/** An answer as browsers ask for it; a text only where it comes as one. */
async function read(address, agent) {
  const headers = { 'Accept-Encoding': agent ? 'br' : 'identity' }
  const [response] = await once(get(address, { agent, headers }), 'response')
  return { status: response.statusCode, body: await text(response) }
}

/** What a process takes now (VmRSS) and took at most (VmHWM), in MB; Linux tells it. */
function memoryOf({ pid }) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const lines = status.matchAll(/^(VmRSS|VmHWM):\s+(\d+) kB$/gm)
  return Object.fromEntries(Array.from(lines, ([, name, kilobytes]) => [name, kilobytes / 1000]))
}
