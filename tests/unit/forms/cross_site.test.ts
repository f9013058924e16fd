import { expect, test } from 'vitest'
import { isCrossSite } from '#forms/cross_site'

/** A request to www.saumer.example. */
function request(headers: Record<string, string>): Parameters<typeof isCrossSite>[0] {
  return {
    header: (name: string) => headers[name],
    host: () => 'www.saumer.example',
  }
}

test.each([
  ['the site itself', { 'sec-fetch-site': 'same-origin' }],
  ['the visitor', { 'sec-fetch-site': 'none' }],
  ['the site itself in an older browser', { origin: 'https://www.saumer.example' }],
  ['no browser', {}],
])('what comes from %s is not cross-site', (_, headers) => {
  expect(isCrossSite(request(headers))).toBe(false)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
  [
    'another site that claims our origin',
    { 'sec-fetch-site': 'cross-site', origin: 'https://www.saumer.example' },
  ],
  ['another site in an older browser', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['another port', { origin: 'https://www.saumer.example:8443' }],
])('what comes from %s is cross-site', (_, headers) => {
  expect(isCrossSite(request(headers))).toBe(true)
})
