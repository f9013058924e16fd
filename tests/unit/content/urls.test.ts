import { describe, expect, test } from 'vitest'
import { canonicalPath, localizedUrls, pageUrl } from '#content/pages/urls'

describe('a page has one spelling of its address', () => {
  test.each([
    ['/de/kontakt', '/de/kontakt'],
    ['/', '/'],
    ['/de/kontakt/', '/de/kontakt'],
    ['/De/Kontakt', '/de/kontakt'],
    ['/de//kontakt', '/de/kontakt'],
    ['///', '/'],
    ['/de/%6Bontakt', '/de/kontakt'],
    ['/de/%C3%9Cber', '/de/%C3%BCber'],
    ['/de/über', '/de/%C3%BCber'],
    ['/de%2Fkontakt', '/de%2Fkontakt'],
    ['/de%2fkontakt', '/de%2Fkontakt'],
  ])('%s is written %s', (requested, canonical) => {
    expect(canonicalPath(requested)).toBe(canonical)
  })

  test.each(['/de/%', '/de/%zz', '/de/%C3', '/%E0%A4%A'])('%s is no readable path', (requested) => {
    expect(canonicalPath(requested)).toBeUndefined()
  })

  test('writing a canonical path again changes nothing', () => {
    for (const path of ['/de/kontakt', '/de/%C3%BCber', '/de%2Fkontakt', '/']) {
      expect(canonicalPath(path)).toBe(path)
    }
  })
})

describe('the addresses of a page in its languages', () => {
  test('the URL of the home page is the locale alone', () => {
    expect(pageUrl('fr', '')).toBe('/fr')
    expect(pageUrl('fr', 'contact')).toBe('/fr/contact')
  })

  test('hold only the languages the page exists in, in the site’s order', () => {
    const localize = localizedUrls([
      { locale: 'cs', path: 'kontakt' },
      { locale: 'en', path: 'contact' },
      { locale: 'da', path: 'kontakt' },
      { locale: 'de', path: 'kontakt' },
    ])
    expect(Object.entries(localize)).toEqual([
      ['da', '/da/kontakt'],
      ['de', '/de/kontakt'],
      ['en', '/en/contact'],
      ['cs', '/cs/kontakt'],
    ])
  })
})
