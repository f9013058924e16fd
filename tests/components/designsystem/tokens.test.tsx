import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLOURS as COMMON } from '#config/design'
import { designTokens } from '#shared/design_tokens'
import { COLOURS, SPACING, TYPE_SCALE } from '~/designsystem/tokens'

const css = readFileSync('inertia/css/tokens.css', 'utf8')

test.each([
  ['color', COLOURS],
  ['spacing', SPACING],
] as const)('the Designsystem shows every token of the kind "%s"', (kind, shown) => {
  expect(shown.map(({ name, value }) => [name, value])).toEqual(
    Object.entries(designTokens(css, kind))
  )
})

test('the Designsystem shows every step of the type scale with its line height', () => {
  const shown = TYPE_SCALE.flatMap(({ name, value, lineHeight }) => [
    [name, value],
    [`${name}--line-height`, lineHeight],
  ])
  expect(shown).toEqual(Object.entries(designTokens(css, 'text')))
})

/** Pictures drawn with the token, and tests that measure its colour. */
const DRAWN = /^(resources\/media\/|inertia\/images\/|tests\/)/

test('the red is written in one place, and drawn in pictures', () => {
  expect(COMMON.red).toBe(designTokens(css, 'color').red)
  const ask = ['grep', '--untracked', '-IliE', `${COMMON.red}|200, ?1, ?2\\b`, '--', '.']
  const { stdout } = spawnSync('git', ask, { encoding: 'utf8' })
  const files = stdout.split('\n').filter((file) => file && existsSync(file))
  expect(files.filter((file) => !DRAWN.test(file))).toEqual(['inertia/css/tokens.css'])
  const drawings = files.filter((file) => file.endsWith('.svg'))
  expect(drawings).toContain('inertia/images/favicon.svg')
})
