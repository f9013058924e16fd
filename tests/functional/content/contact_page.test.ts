import { describe, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { ask, visit } from '#tests/visitor'

const site = givenSmallSite()
const FILE = 'content/pages/contact/index/de.yaml'
const HOURS = '  opening_hours: 8–16 Uhr\n'

describe('the contact page', () => {
  test('shows the card of the person for all questions', async () => {
    const { props } = await visit(site.app, '/de/kontakt')
    expect(props.contact).toMatchObject({
      id: 7,
      last_name: 'Stein',
      position: 'Leiterin Technik',
      /** Of all translations the one that is read here. */
      translations: [{ locale: 'de', position: 'Leiterin Technik' }],
    })
    expect(props.address).not.toHaveProperty('contact')
    const { body } = await ask(site.app, '/de/kontakt')
    expect(body).toMatch(/<article[^>]*>.*<h3[^>]*>Dr\. Berta Stein<\/h3>.*<\/article>/s)
  })

  test('has no way to go where the editor gives no place', async () => {
    expect((await ask(site.app, '/de/kontakt')).body).not.toContain('openstreetmap.org/directions')
  })

  test.each([
    ['latitude: 95, longitude: 10', '"latitude"'],
    ['latitude: 51, longitude: 181', '"longitude"'],
  ])('refuses the place { %s }', async (location, message) => {
    await site.content.edit(FILE, HOURS, `${HOURS}  location: { ${location} }\n`)
    const failure = await site.content.load().catch((error: Error) => error.message)
    await site.content.edit(FILE, `  location: { ${location} }\n`, '')
    expect(failure).toContain('contact/index/de.yaml')
    expect(failure).toContain(message)
  })

  test('has the way to the place, in every language', async () => {
    await site.content.edit(FILE, HOURS, `${HOURS}  location: { latitude: 51.5, longitude: 10 }\n`)
    await site.content.load()
    for (const url of ['/de/kontakt', '/en/contact']) {
      await expect
        .poll(async () => (await ask(site.app, url)).body)
        .toContain('https://www.openstreetmap.org/directions?to=51.5%2C10')
    }
  })
})
