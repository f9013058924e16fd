import { describe, expect, test } from 'vitest'
import { countries } from '#contact/countries'
import { LOCALES } from '#shared/locales'

test('the countries stand in the language’s own order', () => {
  const names = countries('de').map(({ name }) => name)
  expect(names[0]).toBe('Afghanistan')
  expect(names.slice(names.indexOf('Oman'), names.indexOf('Pakistan') + 1)).toEqual([
    'Oman',
    'Österreich',
    'Pakistan',
  ])
})

test('a country keeps its code in every language', () => {
  expect(countries('de')).toContainEqual({ code: 'AT', name: 'Österreich' })
  expect(countries('ru')).toContainEqual({ code: 'AT', name: 'Австрия' })
})

describe.each(LOCALES)('the countries in %s', (locale) => {
  test('all have a name of their own', () => {
    const all = countries(locale)
    expect(all).toHaveLength(249)
    expect(new Set(all.map(({ name }) => name)).size).toBe(249)
    for (const { code, name } of all) expect(name, code).not.toBe(code)
  })
})
