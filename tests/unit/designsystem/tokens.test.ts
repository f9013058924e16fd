import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLOURS as COMMON } from '#shared/colours'
import { COLOURS, SPACING, TYPE_SCALE } from '../../../inertia/designsystem/tokens.js'

const css = readFileSync('inertia/css/tokens.css', 'utf8')

/** The tokens of a kind as tokens.css defines them: name and value, in its order. */
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

test('what no style sheet reaches has the colours of the style sheets', () => {
  const tokens = Object.fromEntries(tokensOf('color'))
  for (const [name, value] of Object.entries(COMMON)) expect(tokens[name], name).toBe(value)
})

/** Where the red is written: for pages, and for everything else. */
const SOURCES = ['app/shared/colours.ts', 'inertia/css/tokens.css']

/** Pictures, which scripts in `pictures/` draw with it, and pages of the test of it. */
const DRAWN = /^(resources\/media\/|inertia\/images\/|tests\/)/

test('the red is written in two places, and drawn in pictures', () => {
  const ask = ['grep', '--untracked', '-IliE', `${COMMON.red}|200, ?1, ?2\\b`, '--', '.']
  const { stdout } = spawnSync('git', ask, { encoding: 'utf8' })
  const files = stdout.split('\n').filter((file) => file && existsSync(file))
  expect(files.filter((file) => !DRAWN.test(file)).toSorted()).toEqual(SOURCES)
  const drawings = files.filter((file) => file.endsWith('.svg'))
  expect(drawings).toContain('inertia/images/favicon.svg')
})
