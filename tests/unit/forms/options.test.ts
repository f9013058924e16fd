import { expect, test } from 'vitest'
import { findOptions } from '../../../inertia/forms/fields/options.js'

const COUNTRIES = ['Österreich', 'Côte d’Ivoire', 'Guinea', 'Papua-Neuguinea', 'Äquatorialguinea']

/** The options that a query finds. */
function found(typed: string, labels: string[] = COUNTRIES): string[] {
  return findOptions(
    labels.map((label) => ({ value: label, label })),
    typed
  ).map(({ label }) => label)
}

test('nothing typed finds everything, as it came', () => {
  expect(found('')).toEqual(COUNTRIES)
  expect(found('  ')).toEqual(COUNTRIES)
})

test('accents and capitals make no difference, typed or not', () => {
  expect(found('osterr')).toEqual(['Österreich'])
  expect(found('ÖSTERR')).toEqual(['Österreich'])
  expect(found('cote')).toEqual(['Côte d’Ivoire'])
  expect(found('aland', ['Åland', 'Irland'])).toEqual(['Åland'])
})

test('letters without a key on the keyboard are found by those that have one', () => {
  expect(found('weissru', ['Weißrussland'])).toEqual(['Weißrussland'])
  expect(found('lodz', ['Łódź'])).toEqual(['Łódź'])
  expect(found('faro', ['Færøerne'])).toEqual([])
  expect(found('faeroe', ['Færøerne'])).toEqual(['Færøerne'])
  expect(found("d'ivoire")).toEqual(['Côte d’Ivoire'])
})

test('options that begin with the query come first, then those with a word that does, then the rest', () => {
  expect(found('guinea')).toEqual(['Guinea', 'Papua-Neuguinea', 'Äquatorialguinea'])
  expect(found('neu', ['Bad Neustadt', 'Erneuerung', 'Neuseeland'])).toEqual([
    'Neuseeland',
    'Bad Neustadt',
    'Erneuerung',
  ])
})

test('what no option contains finds nothing', () => {
  expect(found('zzz')).toEqual([])
  expect(found('.*')).toEqual([])
})
