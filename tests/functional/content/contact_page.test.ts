import { describe, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { ask, visit } from '#tests/visitor'

const { app, content } = givenSmallSite()
const FILE = 'content/pages/contact/index/de.yaml'
const HOURS = '  opening_hours: 8–16 Uhr\n'

describe('the contact page', () => {
  test('shows the card of the person for all questions', async () => {
    const { props } = await visit(app, '/de/kontakt')
    expect(props.contact).toMatchObject({
      id: 7,
      last_name: 'Stein',
      position: 'Leiterin Technik',
      /** The one translation that this test reads. */
      translations: [{ locale: 'de', position: 'Leiterin Technik' }],
    })
    expect(props.address).not.toHaveProperty('contact')
    const { body } = await ask(app, '/de/kontakt')
    expect(body).toMatch(/<article[^>]*>.*<h3[^>]*>Dr\. Berta Stein<\/h3>.*<\/article>/s)
  })

  test('has no way to go where the editor gives no place', async () => {
    expect((await ask(app, '/de/kontakt')).body).not.toContain('openstreetmap.org/directions')
  })

  test.each([
    ['latitude: 95, longitude: 10', '"latitude"'],
    ['latitude: 51, longitude: 181', '"longitude"'],
  ])('refuses the place { %s }', async (location, message) => {
    await content.edit(FILE, HOURS, `${HOURS}  location: { ${location} }\n`)
    const failure = await content.load().catch((error: Error) => error.message)
    await content.edit(FILE, `  location: { ${location} }\n`, '')
    expect(failure).toContain('contact/index/de.yaml')
    expect(failure).toContain(message)
  })

  test('has the way to the place, in every language', async () => {
    await content.edit(FILE, HOURS, `${HOURS}  location: { latitude: 51.5, longitude: 10 }\n`)
    await content.load()
    for (const url of ['/de/kontakt', '/en/contact']) {
      await expect
        .poll(async () => (await ask(app, url)).body)
        .toContain('https://www.openstreetmap.org/directions?to=51.5%2C10')
    }
  })
})
