import { expect, test } from 'vitest'
import { toUrlName } from '#shared/url_name'

test.each([
  ['Neue Fräse für Gehrungen', 'neue-fraese-fuer-gehrungen'],
  ['  „Große“ Profile: 10 % mehr!', 'grosse-profile-10-mehr'],
  ['Café à la carte', 'cafe-a-la-carte'],
  ['Gro\u0308ße', 'groesse'],
  ['…', ''],
])('%j becomes %j in addresses and names of files', (title, path) => {
  expect(toUrlName(title)).toBe(path)
})
