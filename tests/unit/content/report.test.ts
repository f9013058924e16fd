import { expect, test } from 'vitest'
import { exitCodeOf, REPORTS } from '#content/checking/report'
import type { ContentProblem } from '#content/loading/problems'

const ERROR: ContentProblem = {
  severity: 'error',
  file: 'resources/content/pages/root/company/de.yaml',
  line: 9,
  column: 11,
  message: 'unknown route "kontakt"',
  remedy: 'Did you mean "contact"?',
}
const WARNING: ContentProblem = {
  ...ERROR,
  severity: 'warning',
  rule: 'ellipsis',
  line: 12,
  column: 3,
  message: '100 %: a, b',
  remedy: 'Write …',
}
const NOTE: ContentProblem = { ...WARNING, severity: 'note', file: 'resources/media/a.svg' }

test.each([
  [[], 0],
  [[NOTE], 0],
  [[WARNING, NOTE], 2],
  [[ERROR, WARNING], 1],
])('the exit code tells the worst of all problems', (problems, code) => {
  expect(exitCodeOf(problems)).toBe(code)
})

test('people read problems grouped by file, and their sum', () => {
  expect(REPORTS.text([ERROR, WARNING, NOTE]).split('\n')).toEqual([
    'resources/content/pages/root/company/de.yaml',
    '  9:11  error    unknown route "kontakt". Did you mean "contact"?',
    '  12:3  warning  100 %: a, b. Write …',
    '',
    'resources/media/a.svg',
    '  12:3  note     100 %: a, b. Write …',
    '',
    '1 error, 1 warning, 1 note in 2 files.',
  ])
  expect(REPORTS.text([])).toBe('The content files are in order.')
})

test('programs read them as JSON', () => {
  expect(JSON.parse(REPORTS.json([ERROR, NOTE]))).toEqual({
    errors: 1,
    warnings: 0,
    notes: 1,
    problems: [{ ...ERROR, rule: 'load' }, NOTE],
  })
})

test('code hosts read them as commands, whose signs are escaped', () => {
  expect(REPORTS.github([ERROR, WARNING, NOTE]).split('\n')).toEqual([
    '::error file=resources/content/pages/root/company/de.yaml,line=9,col=11,title=load::unknown route "kontakt". Did you mean "contact"?',
    '::warning file=resources/content/pages/root/company/de.yaml,line=12,col=3,title=ellipsis::100 %25: a, b. Write …',
    '::notice file=resources/media/a.svg,line=12,col=3,title=ellipsis::100 %25: a, b. Write …',
  ])
  expect(REPORTS.github([])).toBe('')
})
