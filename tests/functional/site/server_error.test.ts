import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app'
import { ask } from '#tests/visitor'

/** Nothing is loaded, so that each page fails for want of site settings. */
let app: TestApp
beforeAll(async () => {
  app = await startApp({ contentRoot: null })
})
afterAll(() => app.close())

test('a failure of ours is a page in the visitor’s language, and says nothing of its cause', async () => {
  const { status, headers, body } = await ask(app, '/ru', { Accept: 'text/html' })
  expect(status, body).toBe(500)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('<html lang="ru">')
  expect(body).toContain('<a href="/ru">')
  expect(body).not.toMatch(/site settings|\.ts/)
})

test('who prints it has the address, which is no HTML of theirs', async () => {
  const { body } = await ask(app, '/de?q=%3Cscript%3E&b="c"', { Accept: 'text/html' })
  const [, address] = /<p class="printed">(.*)<\/p>/.exec(body) ?? []
  expect(address).toMatch(/^https?:\/\/[^/]+\/de\?q=%3Cscript%3E&amp;b=/)
  expect(address).not.toContain('"')
})
