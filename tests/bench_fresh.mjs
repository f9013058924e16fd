/**
 * What a page costs that no cache holds: the processor time of the server, beside that of React alone
 * rendering the same tree with the same bundle. Both answer in turns, so that a busy machine slows
 * down both. Linux tells the time.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { parse } from 'yaml'
import { SMALL_ALLOCATIONS, SMALL_HEAP } from '../bin/small_process.mjs'

/** What of React's own speed is left, at least. */
const SHARE = 0.7

/** What the database is asked for a page that nobody has asked for before, at most. */
const QUERIES = 5

/** Answers of each server before the first page and before each other, in each round, and the rounds. */
const FIRST_WARM_UP = 1_500
const WARM_UP = 150
const REQUESTS = 6
const ROUNDS = 45

/** One connection, which both servers keep. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/**
 * Rows for the table of promised figures: the processor time of a page of each kind, and the queries.
 *
 * @param storage where the database and the pictures of a site are that is running
 * @param port a free one
 */
export async function freshPages(storage, port) {
  const site = start(['--import=./tests/count_queries.mjs', 'build/bin/server.js'], {
    ...settings(storage),
    PORT: String(port),
  })
  const bare = start(['tests/bare_react.mjs'])
  try {
    const [[bareAddress]] = await Promise.all([once(bare, 'message'), answers(site, port)])
    const pages = pagesByComponent(`http://localhost:${port}`)
    const rows = [await queries(site, pages)]
    for (const [component, addresses] of pages) {
      const address = addresses.at(-1)
      bare.send(await pageObject(address))
      await once(bare, 'message')
      const react = { pid: bare.pid, address: bareAddress }
      const whole = { pid: site.pid, address }
      for (const server of [react, whole]) {
        await costOf(server, rows.length === 1 ? FIRST_WARM_UP : WARM_UP)
      }
      const share = await ratioOf(react, whole)
      rows.push({
        what: `${component} rendered afresh, share of bare React`,
        promise: `≥ ${SHARE.toFixed(2)}`,
        today: share.toFixed(2),
        kept: share >= SHARE,
      })
    }
    return rows
  } finally {
    for (const process of [site, bare]) {
      process.kill('SIGTERM')
      if (process.exitCode === null) await once(process, 'exit')
    }
    agent.destroy()
  }
}

/**
 * The most queries that a page of any kind takes, at first and again. What pages have in common is
 * known by then: all others have been asked for.
 */
async function queries(site, pages) {
  for (const addresses of pages.values()) {
    for (const address of addresses.slice(0, -1)) await fetchBytes(address)
  }
  const counts = { first: [], again: [] }
  for (const addresses of pages.values()) {
    for (const count of Object.values(counts)) {
      await queriesSince(site)
      await fetchBytes(addresses.at(-1))
      count.push(await queriesSince(site))
    }
  }
  const [first, again] = Object.values(counts).map((count) => Math.max(...count))
  return {
    what: 'queries of a page of any kind, at first and again',
    promise: `≤ ${QUERIES}, 0`,
    today: `${first}, ${again}`,
    kept: first <= QUERIES && again === 0,
  }
}

/** As `npm start` runs it, without its cache of answers and without work of its own. */
function settings(storage) {
  return {
    ENV_PATH: process.cwd(),
    STORAGE_PATH: storage,
    HOST: 'localhost',
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    BACKGROUND_WORK: 'false',
    ANSWER_CACHE: '0',
  }
}

function start(args, env = {}) {
  return spawn(process.execPath, [...SMALL_HEAP, ...args], {
    env: { ...process.env, ...SMALL_ALLOCATIONS, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

async function answers(server, port) {
  while (!(await fetch(`http://localhost:${port}/health`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('The server did not start')
    await new Promise((proceed) => setTimeout(proceed, 100))
  }
}

/** The addresses of the German pages of each kind, as the content says. */
function pagesByComponent(site) {
  const pages = globSync('resources/content/pages/**/de.yaml')
    .toSorted()
    .map((file) => parse(readFileSync(file, 'utf8')))
    .filter(({ gone }) => !gone)
  const kinds = Map.groupBy(pages, ({ component }) => component)
  return new Map(
    [...kinds].map(([component, found]) => [
      component,
      found.map(({ path }) => (path === '' ? `${site}/de` : `${site}/de/${path}`)),
    ])
  )
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

/** What the server has React render. */
async function pageObject(address) {
  const html = (await fetchBytes(address)).toString()
  return JSON.parse(/<script data-page[^>]*>(.*?)<\/script>/s.exec(html)[1])
}

/** What an answer of one server costs beside one of another. */
async function ratioOf(one, other) {
  const ratios = []
  for (let round = 0; round < ROUNDS; round++) {
    const cost = await costOf(one, REQUESTS)
    ratios.push(cost / (await costOf(other, REQUESTS)))
  }
  return median(ratios)
}

/** The processor time, in ns, that a server takes for some answers. */
async function costOf({ pid, address }, requests) {
  const before = cpuTime(pid)
  for (let request = 0; request < requests; request++) await fetchBytes(address)
  return cpuTime(pid) - before
}

/** The processor time of a process since its start, with all its threads, in ns. */
function cpuTime(pid) {
  const threads = readdirSync(`/proc/${pid}/task`)
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
  )
  return times.reduce((total, time) => total + time, 0)
}

/** The bytes of a page, uncompressed. */
function fetchBytes(address) {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'Accept-Encoding': 'identity' } }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      if (response.statusCode === 200) resolve(body)
      else reject(new Error(`${address} was answered with ${response.statusCode}`))
    }).on('error', reject)
  })
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
