import { expect, test } from 'vitest'
import { titlesInRow } from '#texts/within_text'

test.each([
  ['de', ['Aluminium', 'Messing', 'PVC', 'Aluminium'], 'Aluminium, Messing, PVC'],
  ['en', ['Aluminium', 'Brass', 'PVC', 'Brass'], 'Aluminium, brass, PVC'],
  ['fr', ['PVC', 'Laiton'], 'PVC, laiton'],
  ['ru', ['Алюминий', 'Латунь', 'МДФ'], 'Алюминий, латунь, МДФ'],
] as const)('in %s, %j stand in a row as that language writes nouns', (locale, titles, row) => {
  expect(titlesInRow(titles, locale)).toBe(row)
})
