import { expect, test } from 'vitest'
import { readFormerKeys } from '#config/settings/former_keys'

test('former keys are separated by commas; there may be none', () => {
  expect(readFormerKeys('key-of-last-year-1, key-of-the-year-before,')).toEqual([
    'key-of-last-year-1',
    'key-of-the-year-before',
  ])
  for (const none of [undefined, '', ' , ']) expect(readFormerKeys(none)).toEqual([])
})

test('a key that is too short stops the start, and is not printed', () => {
  expect(() => readFormerKeys('key-of-last-year-1, guessable')).toThrow(
    /^FORMER_APP_KEYS: a key has less than 16 characters$/
  )
})
