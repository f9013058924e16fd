import { describe, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { ask, visit } from '#tests/visitor'

const site = givenSmallSite()

describe('the contact page’s form', () => {
  test('brings its words along', async () => {
    const { pageMessages } = (await visit(site.app, '/de/kontakt')).props
    expect(pageMessages).toMatchObject({
      'contact.form.send': 'Anfrage senden',
      'contact.form.sector.objector': 'Objekteur',
      'forms.offline': expect.stringContaining('Keine Verbindung'),
    })
  })
})

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
