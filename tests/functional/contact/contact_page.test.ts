import { expect, test } from 'vitest'
import type { Address } from '#contact/contact_page'
import { LOCALES } from '#shared/locales'
import { givenApp } from '#tests/app'
import { ask, visit } from '#tests/visitor'

const app = givenApp()

async function addressIn(locale: string): Promise<Address> {
  const { props } = await visit(app, '/de/kontakt')
  const paths = props.localize as Record<string, string>
  return (await visit(app, paths[locale] ?? '')).props.address as Address
}

test.each(LOCALES)(
  'days with other opening hours have a line of their own, in %s',
  async (locale) => {
    const lines = (await addressIn(locale)).opening_hours.split('\n')
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(line).toMatch(/^\p{L}.*\d/u)
  }
)

test('no line ends within the legal form of the company, which data has with plain spaces', async () => {
  expect((await addressIn('de')).company).toBe('Saumer Profile GmbH\u00A0&\u00A0Co.\u00A0KG')
  const { body } = await ask(app, '/de/kontakt')
  expect(body).toContain('"legalName":"Saumer Profile GmbH & Co. KG"')
})
