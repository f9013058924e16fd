/**
 * Behind `npm run bench`: today's figures beside the promised ones. Times are ratios measured in one
 * run, but for the seconds until the site is there; everything else is bytes (brotli, as sent) and
 * counts. Exits with 1 when a promise is missed.
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
 * First visits of which the one with the fewest requests counts: what comes after hydration is there
 * before the page is loaded on a busy machine alone.
 */
const VISITS = 5

/** The HTML of the page that the peers were measured with, in bytes. */
const PEERS_PAGE = 55_000

if (!(await buildIfStale())) process.exit(1)
tell(await starts(await freePort()))
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
  tell(await cachedPages(storage, await freePort()))
  tell(await freshPages(storage, await freePort()))
  tell(await memory(storage, await freePort()))
  tell(await search(storage, await freePort()))
  tell(await firstVisit())
  tell([await htmlOfHome()])
  tell(await navigation(longest))
  tell(await heightsInBrowser())
  const looked = Object.entries(longest).map(([component, { path }]) => [component, path])
  for await (const rows of lighthouse(site, looked)) tell(rows)
  console.log('What becomes of them with 10,000 pages: npm run bench:scale')
} finally {
  await stop(server)
  disconnect()
}

/** Says what is known so far: all of it takes more than an hour. */
function tell(rows) {
  print(rows)
  if (rows.some((row) => !row.isMet)) process.exitCode = 1
}

/** What Chromium fetches for a first visit on a phone. */
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
          /** Below the first screen, or in a slide that is not shown. */
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

/** A picture's address without its size and format. */
function stem(path) {
  return path.replace(/(-(thumb|sm|md|lg|xl))?\.\w+$/, '')
}

/** The bytes of several files together, each once. */
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
 * The longest page of each kind, and the size of a visit to it inside the site, compressed as answers
 * that are cached: what every page shares is there already and not sent again.
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
 * The promise is about the page that was built in the peers as well, whose HTML has 55 kB. A page that
 * shows more may send more, in the same proportion.
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
