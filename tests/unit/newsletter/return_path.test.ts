import {
  array,
  assert,
  constantFrom,
  oneof,
  property,
  string,
  webFragments,
  webPath,
  webUrl,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returnPath } from '#newsletter/return_path'

const ORIGIN = 'https://www.saumer.example'
const HOME = '/de'

function lead(address: unknown): string {
  return returnPath(address, HOME, ORIGIN)
}

describe('a visitor is led back to', () => {
  test.each([
    ['the page they came from', `${ORIGIN}/de/kontakt`, '/de/kontakt'],
    ['its query', `${ORIGIN}/de/produkte?height=8,5&x=%20`, '/de/produkte?height=8,5&x=%20'],
    ['the page, not a place on it', `${ORIGIN}/de/kontakt#anfahrt`, '/de/kontakt'],
    ['a path alone', '/fr/newsletter', '/fr/newsletter'],
    ['the root', ORIGIN, '/'],
    ['a path in its one spelling', `${ORIGIN}/de/../en/./contact`, '/en/contact'],
    ['a path in another script', `${ORIGIN}/ru/контакты`, expect.stringMatching(/^\/ru\/%D0%BA/)],
    ['an origin in capitals', 'HTTPS://WWW.SAUMER.EXAMPLE/de/kontakt', '/de/kontakt'],
  ])('%s', (_, address, path) => {
    expect(lead(address)).toEqual(path)
  })
})

describe('a visitor is led to the home page by', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', [`${ORIGIN}/fr`]],
    ['an empty address', ''],
    ['another site', 'https://evil.example/fr'],
    ['another protocol', 'http://www.saumer.example/fr'],
    ['another port', `${ORIGIN}:8443/fr`],
    ['two slashes', '//evil.example/de'],
    ['two slashes behind our origin', `${ORIGIN}//evil.example`],
    ['two slashes behind dots', '/.//evil.example'],
    ['a backslash', '/\\evil.example'],
    ['a tab that browsers read over', '/\t/evil.example'],
    ['a line break', '/de\r\nLocation: https://evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a blob of our origin', `blob:${ORIGIN}/8c1f`],
    ['user info', 'https://ada:secret@www.saumer.example/fr'],
    ['too long an address', `/${'x'.repeat(2_000)}`],
    ['an address that is too long once it is encoded', `/${'я'.repeat(600)}`],
  ])('%s', (_, address) => {
    expect(lead(address)).toBe(HOME)
  })
})

/** Characters of URLs, and similar ones. */
const MARKS = [...'/ // \\ .. . @ : ? # %2f %5c'.split(' '), ' ', '\t', '\r\n', '\0']
const NAMES = ['https:', 'javascript:', 'data:', 'blob:', ORIGIN, 'evil.example']
const FOREIGN = ['ａ', '。', '／', '\u202e', '\ud800']

test('whatever is sent, the path is one of ours', () => {
  const piece = constantFrom(...MARKS, ...NAMES, ...FOREIGN)
  const address = oneof(
    array(oneof(piece, string({ unit: 'binary', maxLength: 3 })), { maxLength: 12 }).map((all) =>
      all.join('')
    ),
    webUrl({ withFragments: true, withQueryParameters: true }),
    webPath().map((path) => ORIGIN + path),
    webFragments().map((text) => `/${text}`)
  )
  assert(
    property(address, (sent) => {
      const path = lead(sent)
      expect(path).toMatch(/^\/(?![/\\])[^\p{Cc}\\]*$/u)
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
    }),
    { numRuns: 10_000 }
  )
})
