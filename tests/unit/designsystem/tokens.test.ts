import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLOURS, SPACING, TYPE_SCALE } from '../../../inertia/designsystem/tokens.js'

const css = readFileSync('inertia/css/app.css', 'utf8')

/** The tokens of a kind as app.css defines them: name and value, in its order. */
function tokensOf(kind: string): string[][] {
  const lines = css.matchAll(new RegExp(`^  --${kind}-([a-z0-9-]+): (.+);$`, 'gm'))
  return Array.from(lines, ([, name, value]) => [name, value])
}

test('the Designsystem shows every colour as it is defined', () => {
  expect(COLOURS.map(({ name, value }) => [name, value])).toEqual(tokensOf('color'))
})

test('the Designsystem shows every distance as it is defined', () => {
  expect(SPACING.map(({ name, value }) => [name, value])).toEqual(tokensOf('spacing'))
})

test('the Designsystem shows every step of the type scale with its line height', () => {
  const shown = TYPE_SCALE.flatMap(({ name, value, lineHeight }) => [
    [name, value],
    [`${name}--line-height`, lineHeight],
  ])
  expect(shown).toEqual(tokensOf('text'))
})
