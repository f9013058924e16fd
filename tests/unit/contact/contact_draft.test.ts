import { expect, test } from 'vitest'
import { toValues } from '../../../inertia/contact/form/contactDraft.js'

const SAMPLE = 'Bitte senden Sie mir ein Muster: Übergang 38.'

function message(written: string | undefined, begun?: string) {
  return toValues(written === undefined ? {} : { message: written }, [], begun).message
}

test('a message that a link begins comes before the one that was written', () => {
  expect(message('Am Freitag?', SAMPLE)).toBe(`${SAMPLE}\n\nAm Freitag?`)
})

test('a message that is there already is not begun again', () => {
  const both = `${SAMPLE}\n\nAm Freitag?`
  expect(message(both, SAMPLE)).toBe(both)
})

test('without a link or without a draft, each stays as it is', () => {
  expect(message('Am Freitag?')).toBe('Am Freitag?')
  expect(message(undefined, SAMPLE)).toBe(SAMPLE)
})
