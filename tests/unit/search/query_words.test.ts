import { expect, test } from 'vitest'
import { everydayColoursOf } from '#search/everyday_colours'
import { otherMeasures, takeMeasures } from '#search/millimetres'
import { readQuery, tidyQuery } from '#search/query'
import { onRussianKeyboard, wordsOf } from '#search/spelling'
import { isStopWord } from '#search/stop_words'

test.each([
  ['38mm', ['38mm']],
  ['270cm', ['2700mm']],
  ['2,7 m', ['2700mm']],
  ['2.7m', ['2700mm']],
  ['3 metry', ['3000mm']],
  ['4 метра', ['4000mm']],
  ['Clip38', []],
  ['10101', []],
])('the measures of "%s" are millimetres', (text, measures) => {
  expect(takeMeasures(text).measures).toEqual(measures)
})

test('a number may be a width in millimetres or a length in centimetres', () => {
  expect(otherMeasures('38')).toEqual(['38mm'])
  expect(otherMeasures('270')).toEqual(['270mm', '2700mm'])
  expect(otherMeasures('38mm')).toEqual(['38'])
})

test('measures are words of a query, article numbers are not', () => {
  expect(readQuery('Art. 101 01 Übergang 38mm')).toMatchObject({
    numbers: ['10101'],
    words: ['übergang', '38mm'],
  })
})

test('a word that is copied with its soft hyphens stays one word', () => {
  expect(
    tidyQuery(' Folien\u200C\u00ADum\u200C\u00ADman\u200C\u00ADtelung\u00A0\n 10\u200B101')
  ).toBe('Folienummantelung 10101')
})

test('Russian words are read from a Latin keyboard', () => {
  expect(onRussianKeyboard('gkbynec')).toBe('плинтус')
  expect(onRussianKeyboard('gjhj;tr')).toBe('порожек')
})

test.each([
  ['traffic white', { l: 97.1, a: -1, b: 1.8 }, false, 'white'],
  ['silver, matt', { l: 77.8, a: -0.5, b: -1.8 }, true, 'silver'],
  ['gold, matt', { l: 71.5, a: 0.6, b: 50.4 }, true, 'gold'],
  ['bronze, matt', { l: 41, a: 12.2, b: 25 }, true, 'bronze'],
  ['jet black', { l: 5.8, a: -0.2, b: -0.7 }, false, 'black'],
  ['walnut', { l: 40.1, a: 12.8, b: 22.1 }, false, 'brown'],
])('%s has the colour that visitors ask for', (_, lab, isMetallic, colour) => {
  expect(everydayColoursOf(lab, isMetallic)).toContain(colour)
})

test('elided articles are no words, the letter of a profile’s shape is one', () => {
  expect(wordsOf("l’angle d'escalier, dell’arte, don't")).toEqual([
    'angle',
    'escalier',
    'dell',
    'arte',
    'don',
  ])
  expect(wordsOf('profil en T')).toContain('T')
  expect(isStopWord('t', 'fr')).toBe(false)
  expect(isStopWord('avec', 'fr')).toBe(true)
})
