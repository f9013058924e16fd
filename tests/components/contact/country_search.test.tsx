import { describe, expect, test } from 'vitest'
import { countries } from '#contact/countries'
import type { Locale } from '#shared/locales'
import { countryOptions, postcodeExample } from '~/contact/form/countryOptions'
import { countryKeywords } from '~/contact/form/lazy/countryKeywords'
import { findOptions } from '~/forms/fields/options'

/** The codes of the countries that a query finds in a language. */
function found(typed: string, locale: Locale = 'de'): string[] {
  const all = countries(locale)
  const options = countryOptions(
    all.map(({ name }) => name),
    all.map(({ code }) => code).join(' ')
  )
  return findOptions(options, typed, ({ code }) => countryKeywords(code)).map(({ code }) => code)
}

describe('a country is found', () => {
  test.each([
    ['USA', 'US'],
    ['holl', 'NL'],
    ['schottland', 'GB'],
    ['Germany', 'DE'],
    ['Suisse', 'CH'],
    ['Norge', 'NO'],
    ['Österreich', 'AT'],
    ['Ελλάδα', 'GR'],
    ['日本', 'JP'],
    ['nzl', 'NZ'],
    ['DNK', 'DK'],
  ])('by “%s”, whatever the language of the page', (typed, code) => {
    for (const locale of ['de', 'en', 'ru', 'fi'] as const) {
      expect(found(typed, locale), locale).toContain(code)
    }
  })

  test('by its code or another name before all that merely contain it', () => {
    expect(found('USA')[0]).toBe('US')
    expect(found('Holland')).toEqual(['NL'])
    expect(found('Norge')[0]).toBe('NO')
  })

  test('by its name on the page before all codes', () => {
    expect(found('es')[0]).toBe('EE')
    expect(found('es')).toContain('ES')
  })
})

test('every country has both its codes and an English name to be found by', () => {
  for (const { code } of countries('de')) {
    const [alpha2, alpha3, ...names] = countryKeywords(code)
    expect(alpha2).toBe(code)
    expect(alpha3).toMatch(/^[A-Z]{3}$/)
    expect(names.length, code).toBeGreaterThan(0)
  }
  expect(new Set(countries('de').map(({ code }) => countryKeywords(code)[1])).size).toBe(249)
})

test('where postcodes are shorter than five characters, the example shows the code in front', () => {
  expect(postcodeExample('AT')).toBe('AT-1010')
  expect(postcodeExample('DK')).toBe('DK-1010')
  expect(postcodeExample('IS')).toBe('IS-101')
  expect(postcodeExample('AR')).toBe('AR-1010')
  for (const code of ['DE', 'FR', 'SE', undefined]) expect(postcodeExample(code)).toBeUndefined()
})

test('where there are no postcodes, the example stands for one', () => {
  expect(postcodeExample('AE')).toBe('AE-00000')
  expect(postcodeExample('HK')).toBe('HK-00000')
})

test('every example has the five characters that are asked for', () => {
  const examples = countries('de').flatMap(({ code }) => {
    const example = postcodeExample(code)
    return example ? { code, example } : []
  })
  expect(examples.length).toBeGreaterThan(90)
  for (const { code, example } of examples) {
    expect(example).toMatch(new RegExp(`^${code}-(H?\\d{3,4}|00000)$`))
    expect(example.length).toBeGreaterThanOrEqual(5)
  }
})
