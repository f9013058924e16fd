import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the monograms of all contacts have the same colours', () => {
  const monograms = globSync('resources/media/contacts/*.svg')
  expect(monograms.length).toBeGreaterThan(1)
  const colours = monograms.map((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/(?:fill|stroke)="#\w+"/g), ([each]) => each)
  )
  expect(new Set(colours.map(String))).toHaveProperty('size', 1)
})
