import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the monograms of all contacts have the same colours', () => {
  const monograms = globSync('resources/media/contacts/*.svg')
  expect(monograms.length).toBeGreaterThan(1)
  const colours = monograms.map((file) =>
    [...new Set(readFileSync(file, 'utf8').match(/#[\dA-F]{3,8}\b/gi))].toSorted((one, other) =>
      one.localeCompare(other)
    )
  )
  expect(new Set(colours.map(String))).toHaveProperty('size', 1)
})
