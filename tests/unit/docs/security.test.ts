import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The requirements of levels 1 and 2 of ASVS 5.0.0, by section; the rest are of level 3. */
const REQUIREMENTS = `
  1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2
  2.1.1-3 2.2.1-3 2.3.1-4 2.4.1
  3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2
  4.1.1-3 4.2.1 4.3.1-2 4.4.1-4
  5.1.1 5.2.1-3 5.3.1-2 5.4.1-3
  6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4
  7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2
  8.1.1-2 8.2.1-3 8.3.1 8.4.1
  9.1.1-3 9.2.1-4
  10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3
  11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1
  12.1.1-3 12.2.1-2 12.3.1-4
  13.1.1 13.2.1-5 13.3.1-2 13.4.1-5
  14.1.1-2 14.2.1-4 14.3.1-3
  15.1.1-3 15.2.1-3 15.3.1-7
  16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3
  17.1.1 17.2.1-4 17.3.1-2
`
  .trim()
  .split(/\s+/)
  .flatMap((range) => {
    const [, section, first, last = first] = /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(range) ?? []
    const length = Number(last) - Number(first) + 1
    return Array.from({ length }, (_, index) => `V${section}.${Number(first) + index}`)
  })

const STATUSES = ['met', 'n.a.', 'open'] as const

const text = readFileSync('docs/security.md', 'utf8')

/** A row answers one requirement or a range of them. */
const rows = Array.from(
  text.matchAll(/^\| (V[\d.]+)(?: – (V[\d.]+))? \| .+? \| (.+?) \| (.+) \|$/gm),
  ([, first, last = first, status, how]) => ({ first, status, how, numbers: between(first, last) })
)

function between(first: string, last: string): string[] {
  return REQUIREMENTS.slice(REQUIREMENTS.indexOf(first), REQUIREMENTS.indexOf(last) + 1)
}

test('every requirement of level 2 is answered once, in order', () => {
  expect(REQUIREMENTS).toHaveLength(253)
  expect(rows.flatMap(({ numbers }) => numbers)).toEqual(REQUIREMENTS)
})

test('an answer is met, not applicable or open; what is met says by what', () => {
  const wrong = rows.filter(({ status }) => !STATUSES.some((each) => each === status))
  expect(wrong).toEqual([])
  const unproven = rows.filter(({ status, how }) => status === 'met' && how.length < 10)
  expect(unproven).toEqual([])
})

test('the summary counts the entries below', () => {
  const chapters = Array.from(text.matchAll(/^## (V\d+) (.+)$/gm), ([, number, name]) => {
    const counts = STATUSES.map((status) => countIn(`${number}.`, status))
    return `| [${number} ${name}](#${anchorOf(`${number} ${name}`)}) | ${counts.join(' | ')} | ${countIn(`${number}.`)} |`
  })
  const total = STATUSES.map((status) => `**${countIn('V', status)}**`)
  const expected = [...chapters, `| all | ${total.join(' | ')} | **${countIn('V')}** |`]
  const [, summary] = /^\| chapter .*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(text) ?? []
  expect(summary?.trimEnd().split('\n')).toEqual(expected)
})

function countIn(prefix: string, status?: string): number {
  return rows
    .filter((row) => row.first.startsWith(prefix) && (!status || row.status === status))
    .reduce((sum, { numbers }) => sum + numbers.length, 0)
}

/** The fragment of a heading, as Markdown renderers make it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
}
