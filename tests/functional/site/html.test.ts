import { HtmlValidate } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { PAGE_OF_EVERY_KIND } from '#tests/browser/pages'
import { ask, pageObject, sitemapPaths, visit } from '#tests/visitor'

/**
 * The HTML of every kind of page, as the server sends it, follows the content models of the
 * standard.
 */

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  /** React writes `/>` in void elements, which HTML allows. */
  rules: { 'void-style': 'off' },
})

const MISSING = '/de/gibt-es-nicht'

const app = givenApp()
const pages = new Map<string, string>()

/** The first German page of each component, and every page with folded contacts. */
beforeAll(async () => {
  const seen = new Set<string>()
  for (const path of [...(await sitemapPaths(app)), '/de/designsystem', MISSING]) {
    const { status, body } = await ask(app, path)
    expect(status, path).toBe(path === MISSING ? 404 : 200)
    const { component } = pageObject(body)
    const folded = body.includes('<summary')
    if (seen.has(component) && !folded) continue
    seen.add(component)
    pages.set(path, body)
  }
})

test('the pages are of every kind', () => {
  expect(pages.size).toBeGreaterThan(15)
})

test('browser tests open a page of every kind but those of the Designsystem', async () => {
  const { pages: kinds } = await import('#start/pages')
  const opened = new Set<string>()
  for (const path of PAGE_OF_EVERY_KIND) opened.add((await visit(app, path)).component)
  const missing = Object.keys(kinds).filter((kind) => !opened.has(kind))
  expect(missing).toEqual(['Designsystem/Index', 'Designsystem/Typography'])
})

test('every kind of page is valid HTML', async () => {
  const found: string[] = []
  for (const [path, body] of pages) {
    const { results } = await validator.validateString(body)
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages) {
        found.push(`${path}: ${ruleId}: ${message} (${selector})`)
      }
    }
  }
  expect(found).toEqual([])
})
