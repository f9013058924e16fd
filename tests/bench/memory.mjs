/** Measures the memory of the site's process, with many URLs and with clients that do not read. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { atMost } from './table.mjs'
import { startSite, stop } from './tools.mjs'

/** The maximum in megabytes. */
const LIMIT = 300

/** The maximum in the last quarter of the load, as a multiple of that in the second quarter. */
const GROWTH = 1.1

const ADDRESSES = 16_000
const CLIENTS = 20

const DEAF_CLIENTS = 200
const REQUESTS_OF_DEAF_CLIENTS = 20

/**
 * Returns rows for the table of promised figures.
 *
 * @param storage the storage folder of a running site, with its database and pictures
 * @param port a free port
 */
export async function memory(storage, port) {
  const site = await startSite(storage, port)
  try {
    return [...(await underManyAddresses(site, port)), await underDeafClients(site, port)]
  } finally {
    await stop(site)
  }
}

/**
 * Requests every page in every language, and then again with a query, which makes another URL of
 * it.
 */
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

/**
 * Opens clients from many addresses that request page after page and read nothing, while another
 * client requests a page.
 */
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

/** Returns a response; its body is a text only if it is not compressed. */
async function read(address, agent) {
  const headers = { 'Accept-Encoding': agent ? 'br' : 'identity' }
  const [response] = await once(get(address, { agent, headers }), 'response')
  return { status: response.statusCode, body: await text(response) }
}

/**
 * Returns the current memory of a process (VmRSS) and its maximum (VmHWM) in MB, from Linux' /proc.
 */
function memoryOf({ pid }) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const lines = status.matchAll(/^(VmRSS|VmHWM):\s+(\d+) kB$/gm)
  return Object.fromEntries(Array.from(lines, ([, name, kilobytes]) => [name, kilobytes / 1000]))
}
