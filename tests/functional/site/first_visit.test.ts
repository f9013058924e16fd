import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app'
import { ask, askBytes, pageObject } from '#tests/visitor'

/** What a browser fetches for the first page of a visit and for the next, in bytes as they travel. */

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const PAGES = [
  ['a content page', '/de/unternehmen', 98_000],
  ['the home page', '/de', 99_200],
  ['a page of the catalogue', '/de/produkte/uebergangsprofile', 102_000],
  ['the contact page', '/de/kontakt', 125_000],
] as const

describe('JavaScript', () => {
  test.each(PAGES)('of %s, %s, stays within its limit', async (_, path, limit) => {
    const files = await Promise.all((await scriptsOf(path)).map(compressed))
    expect(files.reduce((bytes, { length }) => bytes + length, 0)).toBeLessThanOrEqual(limit)
  })

  test.each(PAGES)('of %s, %s, is named by the page, each file once', async (_, path) => {
    const preloads = (await ask(app, path)).body.match(/<link rel="modulepreload"[^>]*>/g)
    const scripts = await scriptsOf(path)
    expect(preloads).toHaveLength(scripts.length)
    for (const script of scripts) {
      const code = brotliDecompressSync(await compressed(script)).toString()
      for (const [, file] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
        expect(scripts, `imported by ${script}`).toContain(`/assets/${file}`)
      }
    }
  })
})

test('one style sheet of 12 kB carries every page', async () => {
  for (const [, path] of PAGES) {
    const { body } = await ask(app, path)
    const sheets = Array.from(body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, a]) => a)
    expect(sheets).toHaveLength(1)
    expect((await compressed(sheets[0] ?? '')).length).toBeLessThanOrEqual(12_000)
  }
})

test('the HTML of the home page does not grow', async () => {
  const { body } = await ask(app, '/de')
  expect(brotliCompressSync(body).length).toBeLessThanOrEqual(16_300)
})

/** The first page of each kind; those that list most have more to say than others. */
test.each([
  ['/de/aktuelles', 4_500],
  ['/de/aktuelles/rutschhemmung-nach-din-en-16165', 4_500],
  ['/de/dekore', 4_500],
  ['/de/jobs', 4_500],
  ['/de/produkte', 4_500],
  ['/de/produkte/uebergangsprofile', 4_500],
  ['/de/referenzen', 4_500],
  ['/de/referenzen/kita-birkelau', 4_500],
  ['/de/service/downloads', 4_500],
  ['/de/unternehmen', 4_500],
  ['/de/newsletter', 4_500],
  ['/de/service', 5_400],
  ['/de', 6_000],
  ['/de/service/montageanleitungen', 6_000],
  ['/de/farben', 6_700],
  ['/de/kontakt', 7_100],
  ['/de/produkte/anpassungsprofile/anpassung-46-clip', 7_200],
])('a visit of %s inside the site takes at most %i bytes', async (path, limit) => {
  const { version, onceProps } = pageObject((await ask(app, '/de')).body)
  const { body } = await ask(app, path, {
    'X-Inertia': 'true',
    'X-Inertia-Version': version,
    'X-Inertia-Except-Once-Props': Object.keys(onceProps).join(','),
  })
  expect(brotliCompressSync(body).length).toBeLessThanOrEqual(limit)
})

/** The scripts that a page fetches before any of them runs, each once. */
async function scriptsOf(path: string): Promise<string[]> {
  const { body } = await ask(app, path)
  const found = body.matchAll(
    /<(?:link rel="modulepreload" href|script type="module" src)="([^"]+)"/g
  )
  return [...new Set(Array.from(found, ([, address]) => address ?? ''))]
}

function compressed(path: string): Promise<Buffer> {
  return askBytes(app, path, { 'Accept-Encoding': 'br' })
}
