import { describe, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/small_site'
import { visit } from '#tests/visitor'

const site = givenSmallSite()

describe('the contact page’s form', () => {
  test.each([
    ['/de/kontakt', 'Ägypten', 'Zypern'],
    ['/en/contact', 'Egypt', 'Cyprus'],
  ])('%s lists the countries in the language of the page', async (url, ...names) => {
    const { countries } = (await visit(site.app, url)).props
    expect(countries).toHaveLength(249)
    expect(countries).toEqual(expect.arrayContaining(names))
  })

  test('is empty, and nothing is wrong with it', async () => {
    const { props } = await visit(site.app, '/de/kontakt')
    expect(props.values).toEqual({})
    expect(props.errors).toEqual({})
    expect(props.message).toBeNull()
  })

  test('brings its words along', async () => {
    const { pageMessages } = (await visit(site.app, '/de/kontakt')).props
    expect(pageMessages).toMatchObject({
      'contact.form.send': 'Anfrage senden',
      'contact.form.sector.objector': 'Objekteur',
      'forms.offline': expect.stringContaining('Keine Verbindung'),
    })
  })
})
