import { expect, test } from 'vitest'
import { filterChoice } from '#content/pages/choices'

test('an answer in another language than the page is marked, and no other', () => {
  const titles = { gold: 'Goldtöne', silver: 'Silver tones' }
  const { options } = filterChoice(
    'group',
    'Colour group',
    undefined,
    ['gold', 'silver'],
    (id) => titles[id],
    (id) => (id === 'gold' ? 'de' : undefined)
  )
  expect(options).toEqual([
    { value: 'gold', label: 'Goldtöne', lang: 'de' },
    { value: 'silver', label: 'Silver tones' },
  ])
})
