import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const MONOGRAMS = globSync('resources/media/contacts/*.svg').map((file) =>
  readFileSync(file, 'utf8')
)

test('the monograms of all contacts have the same colours', () => {
  expect(MONOGRAMS.length).toBeGreaterThan(1)
  const colours = MONOGRAMS.map((svg) =>
    [...new Set(svg.match(/#[\dA-F]{3,8}\b/gi))].toSorted((one, other) => one.localeCompare(other))
  )
  expect(new Set(colours.map(String))).toHaveProperty('size', 1)
})

test('no two monograms have the same letters, or the same profile below them', () => {
  const letters = MONOGRAMS.map((svg) => /<g .*<\/g>/s.exec(svg)?.[0])
  const profiles = MONOGRAMS.map((svg) => /<\/g>(.*)/s.exec(svg)?.[1])
  for (const parts of [letters, profiles]) {
    expect(new Set(parts)).toHaveProperty('size', MONOGRAMS.length)
  }
})

test('a monogram brings its ground along, so that forced colours leave it readable', () => {
  for (const svg of MONOGRAMS) {
    expect(svg).toMatch(/viewBox="0 0 320 320"[^>]*><path fill="#16181A" d="M0 0h320v320H0z"/)
  }
})
