import { expect, test } from 'vitest'
import { diffTexts, shortenSame } from '#studio/text_diff'

/** The words that only one of two texts has: `-old`, `+new`. */
function differing(before: string, after: string): string[] {
  return diffTexts(before, after).flatMap(({ value, added, removed }) =>
    added ? [`+${value.trim()}`] : removed ? [`-${value.trim()}`] : []
  )
}

const BEFORE =
  'Gesägt wird auf 400 mm genau, in einem Raum, den niemand betritt, weil er sehr laut und sehr staubig ist, mit 12 Mann.'
const AFTER = BEFORE.replace('400', '450').replace('12', '14')

test('every change of a text is shown, and of the rest what is around it', () => {
  expect(differing(BEFORE, AFTER)).toEqual(['-400', '+450', '-12', '+14'])
  const shown = shortenSame(diffTexts(BEFORE, AFTER)).map(({ value }) => value)
  expect(shown.join('')).toMatch(
    /^Gesägt wird auf 400450 mm genau, in .* … .* staubig ist, mit 1214 Mann\.$/
  )
})

test('where a line ends is no difference, unless nothing else is', () => {
  expect(differing('alle ihre\nProfile', 'alle ihre Leisten')).toEqual(['-Profile', '+Leisten'])
  expect(differing('eins zwei', 'eins  zwei')).not.toEqual([])
})
