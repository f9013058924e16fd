import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { termFinder } from '#content/checking/rules/terms'
import { ContentProblems } from '#content/loading/problems'
import { readTerms } from '#content/loading/terms'
import { LOCALES, type Locale } from '#shared/locales'

/**
 * The site's lists of terms, checked with mistakes that were once on it, and its interface texts.
 */

const problems = new ContentProblems()
const terms = readTerms('.', problems)

function foundIn(text: string, locale: Locale): string[] {
  const finders = (terms.get(locale)?.terms ?? []).map(termFinder)
  return finders.flatMap((find) => find(text)?.words ?? [])
}

/** The texts of a file, without their keys. */
function textsOf(file: string): string[] {
  const texts: string[] = []
  JSON.parse(readFileSync(file, 'utf8'), (_, value) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}

test('every language has a list, and all can be read', () => {
  expect(problems.all).toEqual([])
  expect([...terms.keys()].toSorted()).toEqual(LOCALES.toSorted())
})

test('every language says how visitors are addressed, and names the words of the trade', () => {
  const words = terms.get('en')?.preferred?.map(({ term }) => term)
  expect(words?.length).toBeGreaterThan(15)
  for (const locale of LOCALES) {
    const { address, preferred } = terms.get(locale) ?? {}
    expect(address, locale).toBeDefined()
    expect(preferred?.map(({ term }) => term)).toEqual(locale === 'de' ? undefined : words)
  }
})

test.each<[Locale, string, string]>([
  ['de', 'Geprüft nach DIN 18040-1.', 'Geprüft nach DIN 18040'],
  ['de', 'Eine Leiste aus Mdf', 'Mdf'],
  ['fi', 'Mitat ovat tärkeitä. Tarkista ne.', 'Tarkista'],
  ['fi', 'Mittaa ennen kuin sinä sahaat.', 'sinä'],
  ['pl', 'Proszę wybrać', 'Proszę'],
])('in %s "%s" is found', (locale, text, words) => {
  expect(foundIn(text, locale)).toContain(words)
})

test.each<[Locale, string]>([
  ['de', 'Eine Leiste aus MDF mit 30 Dekoren'],
  ['fi', 'Lattiaa ei pestä sinä aikana.'],
  ['pl', 'Proszę o przesłanie próbki.'],
  ['sv', 'nivå, bara'],
])('in %s "%s" is right', (locale, text) => {
  expect(foundIn(text, locale)).toEqual([])
})

describe('the interface does without them', () => {
  test.each(LOCALES)('in %s', (locale) => {
    const found = globSync(`resources/lang/${locale}/*.json`).flatMap((file) =>
      textsOf(file)
        .flatMap((text) => foundIn(text, locale))
        .map((words) => `${file}: ${words}`)
    )
    expect(found).toEqual([])
  })
})
