import { expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { ask } from '#tests/visitor'

/** No content is loaded, so that each page fails without site settings. */
const app = givenApp({ contentRoot: null })

test('its print shows the address, escaped', async () => {
  const { status, body } = await ask(app, '/de?q=%3Cscript%3E&b="c"', { Accept: 'text/html' })
  expect(status).toBe(500)
  const [, address] = /<p class="printed">(.*)<\/p>/.exec(body) ?? []
  expect(address).toMatch(/^https?:\/\/[^/]+\/de\?q=%3Cscript%3E&amp;b=/)
  expect(address).not.toContain('"')
})
