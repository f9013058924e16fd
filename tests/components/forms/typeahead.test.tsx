import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Typeahead } from '~/forms/fields/lazy/Typeahead'

const LABELS = ['Bitte wählen', 'Architektur', 'Andere', 'Maler', 'Öl und Wachs', 'Groß handel']

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Types letters one after the other, each from where the last one led; says which option is reached. */
function typed(letters: string, typeahead = new Typeahead(), from = 0): string {
  let place = from
  for (const letter of letters) place = typeahead.find(LABELS, letter, place) ?? place
  return LABELS[place]
}

test.each([
  ['m', 'Maler'],
  ['M', 'Maler'],
  ['a', 'Architektur'],
  ['an', 'Andere'],
  ['aa', 'Andere'],
  ['aaa', 'Architektur'],
  ['o', 'Öl und Wachs'],
  ['gross h', 'Groß handel'],
  ['x', 'Bitte wählen'],
  ['b', 'Bitte wählen'],
])('“%s” leads to %s', (letters, label) => {
  expect(typed(letters)).toBe(label)
})

test('letters are forgotten after 350 ms without one, and at once when that is wanted', () => {
  const typeahead = new Typeahead()
  typed('a', typeahead)
  vi.advanceTimersByTime(349)
  expect(typed('n', typeahead, 1)).toBe('Andere')
  vi.advanceTimersByTime(349)
  expect(typeahead.isTyping).toBe(true)
  vi.advanceTimersByTime(1)
  expect(typeahead.isTyping).toBe(false)
  expect(typed('m', typeahead, 2)).toBe('Maler')
  typeahead.forget()
  expect(typed('a', typeahead, 3)).toBe('Architektur')
})
