import { beforeAll, expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { MISTAKES } from '#tests/fixtures/content/mistakes'
import { givenContent } from '#tests/fixtures/content/small_site'

/** The date of the report. */
const TODAY = '2026-11-22'

givenApp({ contentRoot: null })
const content = givenContent()
/** Warnings about the small site itself, which is translated in small parts. */
let usual: string[]

beforeAll(async () => {
  await content.begin()
  usual = await report()
  await content.delete()
})

/** A line for each problem, with paths below resources. */
async function report(): Promise<string[]> {
  const { findProblems } = await import('#content/checking/find_problems')
  const { formatProblem } = await import('#content/loading/problems')
  const problems = await findProblems(content.root, TODAY)
  return problems.map((problem) => formatProblem(problem).replace('resources/', ''))
}

test('the small site lacks translations, and nothing else', () => {
  expect(usual.filter((line) => !line.includes('translat'))).toEqual([])
})

test('there are more than a hundred of them', () => {
  expect(MISTAKES.length).toBeGreaterThan(100)
  expect(new Set(MISTAKES.map(({ what }) => what)).size).toBe(MISTAKES.length)
})

test.each(MISTAKES)(
  'the check reports $what, where it is and what to do',
  async ({ make, lines }) => {
    await make(content)
    const reported = await report()
    expect(reported.filter((line) => !usual.includes(line))).toEqual(lines)
  }
)
