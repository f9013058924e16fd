import { expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { AS_BROWSER, REQUEST, sendRequest } from '#tests/fixtures/forms/contact_request'
import { postSignUp } from '#tests/fixtures/forms/newsletter'
import { ask, pageObject } from '#tests/visitor'

const { app } = givenSmallSite()

/** Input that ends an attribute, a script element and a comment; short enough for every field. */
const BREAKOUT = '"></script><b>x-->'

const inAddress = encodeURIComponent(BREAKOUT)

/** Every page that shows a visitor's input again. */
const PAGES: [name: string, html: () => Promise<string>][] = [
  ['the filter', async () => (await ask(app, `/de/produkte?height=${inAddress}`)).body],
  [
    'a contact form that is wrong',
    async () => {
      const fields = { ...REQUEST, name: BREAKOUT, message: BREAKOUT, zip: '' }
      return (await sendRequest(app, fields, AS_BROWSER)).text()
    },
  ],
  [
    'a sign-up that is wrong',
    async () => (await postSignUp(app, { email: BREAKOUT, data_policy: 'on' })).text(),
  ],
]

test.each(PAGES)('%s shows what was sent, and it stays text', async (_, html) => {
  const body = await html()
  expect(JSON.stringify(pageObject(body).props)).toContain(JSON.stringify(BREAKOUT).slice(1, -1))
  expect(body).not.toContain(BREAKOUT)
  expect(body).not.toContain('</script><b>')
  expect(body).toContain('&quot;&gt;&lt;/script&gt;&lt;b&gt;x--&gt;')
})

test.each([
  [`/de/${inAddress}`, 404],
  [`/de/kontakt?notice=${inAddress}`, 200],
  [`/de?${inAddress}`, 200],
])('%s shows nothing of it as markup', async (url, is) => {
  const { status, body } = await ask(app, url)
  expect(status).toBe(is)
  expect(body).toContain('</html>')
  expect(body).not.toContain(BREAKOUT)
  expect(body).not.toContain('</script><b>')
})
