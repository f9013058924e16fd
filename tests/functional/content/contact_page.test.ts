import { expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { ask, visit } from '#tests/visitor'

const site = givenSmallSite()

test('the contact page shows the card of the person for all questions', async () => {
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
