import { describe, expect, test } from 'vitest'
import { alternates } from '#shared/alternates'

describe('the alternates for search engines', () => {
  const origin = 'https://www.saumer.example'

  test('name each language by its absolute address, and German as x-default', () => {
    const localize = { da: '/da/kontakt', de: '/de/kontakt', en: '/en/contact' }
    expect(alternates(localize, origin)).toEqual([
      { hreflang: 'da', href: 'https://www.saumer.example/da/kontakt' },
      { hreflang: 'de', href: 'https://www.saumer.example/de/kontakt' },
      { hreflang: 'en', href: 'https://www.saumer.example/en/contact' },
      { hreflang: 'x-default', href: 'https://www.saumer.example/de/kontakt' },
    ])
  })

  test('take the first language as x-default where the page is not in German', () => {
    expect(alternates({ en: '/en/us', fr: '/fr/us' }, origin)).toContainEqual({
      hreflang: 'x-default',
      href: 'https://www.saumer.example/en/us',
    })
  })

  test('are none for a page that exists nowhere', () => {
    expect(alternates({}, origin)).toEqual([])
  })
})
