/** How the bench measures processor time: two servers answer in turns, so that a busy machine slows down both. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { parse } from 'yaml'
import { SMALL_ALLOCATIONS, SMALL_HEAP } from '../../bin/small_process.mjs'

/** One connection to each server. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Ends the connections, for the process to end. */
export function disconnect() {
  agent.destroy()
}

/** Starts a program as `npm start` does; it can be talked to. */
export function start(args, env = {}) {
  return spawn(process.execPath, [...SMALL_HEAP, ...args], {
    env: { ...process.env, ...SMALL_ALLOCATIONS, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Starts the built site without work of its own beside requests, and waits until it answers. */
export async function startSite(storage, port, { args = [], env = {} } = {}) {
  const site = start([...args, 'build/bin/server.js'], {
    ENV_PATH: process.cwd(),
    STORAGE_PATH: storage,
    HOST: 'localhost',
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    BACKGROUND_WORK: 'false',
    PORT: String(port),
    ...env,
  })
  await ready(site, port)
  return site
}

/** Waits until a server answers. */
export async function ready(server, port) {
  while (!(await fetch(`http://localhost:${port}/health`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('The server did not start')
    await pause(100)
  }
}

/** Ends a server, and waits until it has. */
export async function stop(server) {
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
}

/** The addresses of the German pages of each kind, as the content says. */
export function pagesByComponent(site) {
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

/**
 * What an answer of one server costs beside one of another, in the median of some rounds.
 *
 * @param one a process and the answer it is asked for: `{ pid, address, headers }`
 */
export async function ratioOf(one, other, { rounds, requests }) {
  const ratios = []
  for (let round = 0; round < rounds; round++) {
    const cost = await costOf(one, requests)
    ratios.push(cost / (await costOf(other, requests)))
  }
  return median(ratios)
}

/** The processor time, in ns, that a server takes for some answers. */
export async function costOf({ pid, address, headers }, requests) {
  const before = cpuTime(pid)
  for (let request = 0; request < requests; request++) await answerOf(address, headers)
  return cpuTime(pid) - before
}

/** The processor time of a process since its start, with all its threads, in ns; Linux tells it. */
export function cpuTime(pid) {
  const threads = readdirSync(`/proc/${pid}/task`)
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
  )
  return times.reduce((total, time) => total + time, 0)
}

/** A whole answer as it travels, not compressed unless it is asked for so. */
export async function answerOf(address, headers = {}, status = 200) {
  const asked = { 'Accept-Encoding': 'identity', ...headers }
  const [response] = await once(get(address, { agent, headers: asked }), 'response')
  const body = await buffer(response)
  if (response.statusCode === status) return { body, headers: response.headers }
  throw new Error(`${address} was answered with ${response.statusCode}`)
}

/** The page object of a page: what the server has React render. */
export async function pageObject(address) {
  const html = (await answerOf(address)).body.toString()
  return JSON.parse(/<script data-page[^>]*>(.*?)<\/script>/s.exec(html)[1])
}

/** The headers of a visit by a client that has all that pages share. */
export function visitHeaders({ version, onceProps }) {
  return {
    'X-Inertia': 'true',
    'X-Inertia-Version': version,
    'X-Inertia-Except-Once-Props': Object.keys(onceProps).join(','),
  }
}

/** Waits until a process has nothing to do: after its start it makes the pages in advance. */
export async function atRest({ pid }) {
  for (let idle = 0; idle < 4; ) {
    const before = cpuTime(pid)
    await pause(500)
    idle = cpuTime(pid) - before < 25e6 ? idle + 1 : 0
  }
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
