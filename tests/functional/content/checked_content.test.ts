import { expect, test } from 'vitest'
import { givenApp } from '#tests/app'

givenApp({ contentRoot: null })

test('the content of the site has neither errors nor warnings', async () => {
  const { findProblems } = await import('#content/checking/find_problems')
  const { formatProblem } = await import('#content/loading/problems')
  const problems = await findProblems(process.cwd(), '2026-11-30')
  const serious = problems.filter(({ severity }) => severity !== 'note')
  expect(serious.map(formatProblem)).toEqual([])
})
