import { expect, test } from 'vitest'
import { toPath } from '../../../app/studio/client/values.js'

test.each([
  ['Neue Fräse für Gehrungen', 'neue-fraese-fuer-gehrungen'],
  ['  „Große“ Profile: 10 % mehr!', 'grosse-profile-10-mehr'],
  ['Café à la carte', 'cafe-a-la-carte'],
  ['…', ''],
])('the title %j becomes the address %j', (title, path) => {
  expect(toPath(title)).toBe(path)
})
