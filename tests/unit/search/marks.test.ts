import { expect, test } from 'vitest'
import { excerpt } from '#search/marks'

const isMatch = (word: string) => word === 'Treppe'

test.each([90, 180])('an excerpt of %i characters has the word that was looked for', (length) => {
  for (let before = 0; before < 300; before += 7) {
    const text = `${'ab '.repeat(before / 3)}Treppe${' cd'.repeat(100)}`
    const pieces = excerpt(text, isMatch, length)
    expect(pieces[1], `after ${before} characters`).toBe('Treppe')
    expect(pieces.join('').length).toBeLessThanOrEqual(length + '… '.length + ' …'.length)
  }
})

test('an excerpt begins with the text where the word comes early, and else shortly before it', () => {
  expect(excerpt('Für die Treppe und den Boden.', isMatch, 20)).toEqual([
    'Für die ',
    'Treppe',
    ' und …',
  ])
  expect(
    excerpt('Profile für den Boden und für die Treppe am Haus von 1950.', isMatch, 20)
  ).toEqual(['… die ', 'Treppe', ' am Haus …'])
})
