/**
 * Measures a page of each kind on a phone with Lighthouse, and bare React beside it: the same
 * document, style sheet and pictures from memory, hydrated element by element. Both are measured
 * alternately, and the medians are compared. The installation is locked in
 * tests/bench/lighthouse_packages.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { buffer, json } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { findChromium } from '../chromium.mjs'
import { median } from './tools.mjs'

const FOLDER = 'tests/bench/lighthouse_packages'
const ROUNDS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * The promises for every kind of page: the minimum performance and its distance from bare React,
 * the ratio of the largest paint, and the blocking time in milliseconds.
 */
const PERFORMANCE = 98
const BEHIND_REACT = 1
const PAINT = 1.15
const BLOCKING = 100

/**
 * Yields rows for the table of promised figures, page by page.
 *
 * @param site the origin of a running site
 * @param pages the URL of a page of each kind, by its component
 */
export async function* lighthouse(site, pages) {
  install()
  const bare = await serveBareReact(site)
  try {
    for (const [component, path] of pages) yield rowsOf(component, path, site, bare)
  } finally {
    bare.server.close()
    bare.server.closeAllConnections()
  }
}

async function rowsOf(component, path, site, bare) {
  const reports = { site: [], bare: [] }
  for (let round = 0; round < ROUNDS; round++) {
    reports.bare.push(await look(bare.origin + path, CATEGORIES.slice(0, 1)))
    reports.site.push(await look(site + path, CATEGORIES))
  }
  const of = (kind, figure) => median(reports[kind].map((report) => report[figure]))
  const [score, bareScore] = [of('site', 'performance'), of('bare', 'performance')]
  const others = CATEGORIES.slice(1).map((category) => of('site', category))
  const paint = of('site', 'paint') / of('bare', 'paint')
  const [shift, blocking] = [of('site', 'shift'), of('site', 'blocking')]
  const what = `Lighthouse, ${component}:`
  return [
    {
      what: `${what} performance, and of React alone`,
      promise: `≥ ${PERFORMANCE}, at most ${BEHIND_REACT} below`,
      today: `${score}, ${bareScore}`,
      isMet: score >= PERFORMANCE && score >= bareScore - BEHIND_REACT,
    },
    {
      what: `${what} accessibility, best practices, SEO`,
      promise: '100, 100, 100',
      today: others.join(', '),
      isMet: others.every((each) => each === 100),
    },
    {
      what: `${what} largest paint, beside React alone`,
      promise: `≤ ${PAINT}`,
      today: paint.toFixed(2),
      isMet: paint <= PAINT,
    },
    {
      what: `${what} layout shift, blocking time`,
      promise: `0, ≤ ${BLOCKING} ms`,
      today: `${shift.toFixed(4)}, ${Math.round(blocking)} ms`,
      isMet: shift === 0 && blocking <= BLOCKING,
    },
  ]
}

function install() {
  if (existsSync(`${FOLDER}/node_modules`)) return
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--prefix', FOLDER], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed')
}

/**
 * Runs Lighthouse on a page; again if the browser has recorded nothing, which happens on a busy
 * machine.
 */
async function look(address, categories, tries = 3) {
  try {
    return await lookOnce(address, categories)
  } catch (error) {
    if (tries === 1) throw error
    return look(address, categories, tries - 1)
  }
}

/** Runs Lighthouse once, in a browser of its own. */
async function lookOnce(address, categories) {
  const cli = spawn(
    process.execPath,
    [
      `${FOLDER}/node_modules/lighthouse/cli/index.js`,
      address,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      env: { ...process.env, CHROME_PATH: findChromium() },
      stdio: ['ignore', 'pipe', 'inherit'],
    }
  )
  const report = await json(cli.stdout)
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`)
  for (const category of categories.slice(1)) printFailures(address, report, category)
  const scores = categories.map((name) => [name, Math.round(report.categories[name].score * 100)])
  return {
    ...Object.fromEntries(scores),
    paint: report.audits['largest-contentful-paint'].numericValue,
    shift: report.audits['cumulative-layout-shift'].numericValue,
    blocking: report.audits['total-blocking-time'].numericValue,
  }
}

/** Prints the audits that keep a category below 100. */
function printFailures(address, report, category) {
  for (const { id, weight } of report.categories[category].auditRefs) {
    const { score, title } = report.audits[id]
    if (weight > 0 && score !== null && score < 1) console.error(`${address}: ${title}`)
  }
}

/** Serves the site's pages from memory, with bare React as their only script. */
async function serveBareReact(site) {
  const script = await bareReact()
  const responses = new Map()
  const server = createServer(async (request, response) => {
    if (!responses.has(request.url))
      responses.set(request.url, answerFor(site, request.url, script))
    const { status, headers, body } = await responses.get(request.url)
    response.writeHead(status, headers).end(body)
  }).listen(0)
  await once(server, 'listening')
  return { server, origin: `http://localhost:${server.address().port}` }
}

async function answerFor(site, path, script) {
  if (path === '/bare.js') {
    const headers = { 'Content-Type': 'text/javascript', 'Content-Encoding': 'br' }
    return { status: 200, headers, body: brotliCompressSync(script) }
  }
  const { status, headers, body } = await ask(site + path)
  if (!headers['content-type']?.startsWith('text/html')) return { status, headers, body }
  const document = (await ask(site + path, 'identity')).body.toString()
  const bare = document
    .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<script type="module" src="[^"]+">/, '<script type="module" src="/bare.js">')
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }
  return { status, headers: type, body: brotliCompressSync(bare) }
}

/** Bundles React with the code that hydrates the page's elements. */
async function bareReact() {
  const name = 'virtual:bare-react'
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: name } },
    plugins: [
      {
        name: 'bare-react',
        resolveId: (id) => (id === name ? `\0${name}` : undefined),
        load: (id) => (id === `\0${name}` ? ENTRY : undefined),
      },
    ],
  })
  return output[0].code
}

const ENTRY = `
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
const elementOf = (node) =>
  node.nodeType === 3
    ? node.data
    : createElement(node.localName, {}, ...childrenOf(node))
const childrenOf = (node) => [...node.childNodes].filter(({ nodeType }) => nodeType !== 8).map(elementOf)
const app = document.getElementById('app')
hydrateRoot(app, childrenOf(app))
`

async function ask(address, coding = 'br') {
  const asked = get(address, { headers: { 'Accept-Encoding': coding } })
  const [response] = await once(asked, 'response')
  const kept = ['content-type', 'content-encoding', 'cache-control']
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => kept.includes(name))
  )
  return { status: response.statusCode, headers, body: await buffer(response) }
}
