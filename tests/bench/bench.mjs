/**
 * `npm run bench`: compares today's figures with the promised ones. Times are ratios measured in
 * one run, except for the seconds of a start; all other figures are bytes (brotli, as sent) and
 * counts. Exits with 1 if a promise is missed.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { buildIfStale } from '../../bin/build.mjs'
import { findChromium } from '../chromium.mjs'
import { freePort } from '../fixtures/processes/free_port.ts'
import { cachedPages } from './cached_pages.mjs'
import { freshPages } from './fresh.mjs'
import { heights } from './heights.mjs'
import { lighthouse } from './lighthouse.mjs'
import { memory } from './memory.mjs'
import { search } from './search.mjs'
import { starts } from './start.mjs'
import { atMost, print } from './table.mjs'
import { answerOf, disconnect, pageObject, ready, stop, visitHeaders } from './tools.mjs'

const HOME = '/de'
const CONTENT_PAGE = '/de/unternehmen'

/**
 * The number of first visits, of which the one with the fewest requests counts: on a busy machine,
 * files that are requested after hydration may arrive before the page has loaded.
 */
const VISITS = 5

/** The size of the page with which other frameworks were measured, as HTML in bytes. */
const PEERS_PAGE = 55_000

if (!(await buildIfStale())) process.exit(1)
report(await starts(await freePort()))
const port = await freePort()
const site = `http://localhost:${port}`
const storage = mkdtempSync(join(tmpdir(), 'saumer-bench-'))
const server = spawn(process.execPath, ['tests/browser/server.mjs'], {
  env: { ...process.env, PORT: String(port), BROWSER_TEST_STORAGE: storage },
  stdio: ['ignore', 'ignore', 'inherit'],
})

try {
  await ready(server, port)
  const longest = await longestPages()
  report(await cachedPages(storage, await freePort()))
  report(await freshPages(storage, await freePort()))
  report(await memory(storage, await freePort()))
  report(await search(storage, await freePort()))
  report(await firstVisit())
  report([await htmlOfHome()])
  report(await navigation(longest))
  report(await heightsInBrowser())
  const looked = Object.entries(longest).map(([component, { path }]) => [component, path])
  for await (const rows of lighthouse(site, looked)) report(rows)
  console.log('What becomes of them with 10,000 pages: npm run bench:scale')
} finally {
  await stop(server)
  disconnect()
}

/** Prints rows as soon as they are measured, because the whole bench takes more than an hour. */
function report(rows) {
  print(rows)
  if (rows.some((row) => !row.isMet)) process.exitCode = 1
}

/** Measures what Chromium fetches on a first visit on a phone. */
async function firstVisit() {
  const browser = await launch()
  const visit = async (address) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const requests = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(site + address, { waitUntil: 'load' })
    const images = await page.evaluate(() =>
      Array.from(document.images, (image) => {
        const { top, left } = image.getBoundingClientRect()
        return {
          path: new URL(image.currentSrc || image.src).pathname,
          /** Whether it is below the first screen, or in a slide that is not shown. */
          isElsewhere: top >= innerHeight || left >= innerWidth,
        }
      })
    )
    await context.close()
    const elsewhere = new Set(
      images.filter((image) => image.isElsewhere).map((image) => stem(image.path))
    )
    return {
      requests,
      hero: images.find((image) => image.path.startsWith('/media/'))?.path,
      firstScreen: requests.filter((path) => !elsewhere.has(stem(path))).length,
    }
  }
  const fewest = async (address) => {
    const visits = []
    for (let round = 0; round < VISITS; round++) visits.push(await visit(address))
    return visits.toSorted((one, other) => one.requests.length - other.requests.length)[0]
  }
  const home = await fewest(HOME)
  const content = await fewest(CONTENT_PAGE)
  await browser.close()

  const scriptsOf = ({ requests }) => sizeOf(requests.filter((path) => path.endsWith('.js')))
  const styles = content.requests.filter((path) => path.endsWith('.css'))
  const css = await sizeOf(styles)
  const hero = await sizeOf([home.hero])
  return [
    bytes('JavaScript of a first visit to a content page', await scriptsOf(content), 98),
    bytes('JavaScript of a first visit to the home page', await scriptsOf(home), 98),
    { ...bytes('CSS', css, 12), today: `${kilobytes(css)} in ${new Set(styles).size} file` },
    bytes('hero picture of the home page at 390 px', hero, 60),
    atMost('requests before the first screen is complete', home.firstScreen, 8),
  ]
}

async function heightsInBrowser() {
  const browser = await launch()
  const rows = await heights(browser, site)
  await browser.close()
  return rows
}

function launch() {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

/** Returns the URL of a picture without its size and format. */
function stem(path) {
  return path.replace(/(-(thumb|sm|md|lg|xl))?\.\w+$/, '')
}

/** Returns the size of several files in bytes; each counts once. */
async function sizeOf(paths) {
  const files = await Promise.all(
    [...new Set(paths)].map((path) => answerOf(site + path, { 'Accept-Encoding': 'br' }))
  )
  return files.reduce((total, file) => total + file.body.length, 0)
}

async function htmlOfHome() {
  const { body } = await answerOf(site + HOME)
  return bytes('HTML of the home page, compressed best', brotliCompressSync(body).length, 16)
}

/**
 * Finds the longest page of each kind by the size of an Inertia visit to it, compressed like a
 * cached response. Shared props are not sent again.
 */
async function longestPages() {
  const headers = visitHeaders(await pageObject(site + HOME))
  const { body: sitemap } = await answerOf(`${site}/sitemaps/de.xml`)
  const longest = {}
  for (const [, path] of sitemap.toString().matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)) {
    const { body } = await answerOf(site + path, headers)
    const { component } = JSON.parse(body.toString())
    const size = brotliCompressSync(body).length
    if (size > (longest[component]?.size ?? 0)) longest[component] = { path, size }
  }
  return longest
}

/**
 * The promise is for the page with which other frameworks were measured, whose HTML has 55 kB.
 * Larger pages may send proportionally more.
 */
async function navigation(longest) {
  const rows = []
  for (const [component, { path, size }] of Object.entries(longest)) {
    const { body } = await answerOf(site + path)
    const share = Math.max(1, body.length / PEERS_PAGE)
    const row = bytes(`an in-site navigation to ${component}, ${path}`, size, 4.5 * share)
    rows.push({ ...row, promise: `≤ ${kilobytes(4500 * share)}, HTML ${kilobytes(body.length)}` })
  }
  return rows
}

function bytes(what, size, limit) {
  return atMost(what, size / 1000, limit, ' kB', 1)
}

function kilobytes(size) {
  return `${(size / 1000).toFixed(1)} kB`
}
