import { expect, test } from 'vitest'
import { typeset } from '../../../app/studio/client/translation/typography.js'

test.each([
  ['"', '', 'de', { text: '„' }],
  ['"', '„Kante', 'de', { text: '“' }],
  ['"', 'see (', 'en', { text: '“' }],
  ['"', 'он сказал ', 'ru', { text: '«' }],
  ['"', 'dit ', 'fr', { text: '«\u00A0' }],
  ['"', '25', 'en', undefined],
  ['"', '„Seit 1924', 'de', { text: '“' }],
  ['"', '„Kante“ 25', 'de', undefined],
  ["'", 'don', 'en', { text: '’' }],
  ["'", '', 'en', undefined],
  ['.', 'Warten..', 'de', { text: '…', erased: 2 }],
  ['-', '2-', 'de', { text: '–', erased: 1 }],
  ['-', '|---', 'de', undefined],
  ['x', 'Te', 'de', undefined],
] as const)('the key %s after %j writes what %s asks for', (key, before, locale, typed) => {
  expect(typeset(key, before, locale)).toEqual(typed)
})
