import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fold, unfold } from '#studio/client/forms/paragraphs'

const FORMER = `Seit 1924 pressen wir
Profile in Saumingen.

- Messing
- Aluminium

Hart\\
umbrochen.`

test('paragraphs stand in one line, and what breaks lines on purpose stays', () => {
  expect(unfold(FORMER)).toBe(FORMER.replace('wir\nProfile', 'wir Profile'))
})

test('who changes one paragraph leaves the line breaks of the others', () => {
  const longer = `Seit 1924 pressen wir Profile in Saumingen.\n\n${'Wort '.repeat(40).trim()}`
  const [first, blank, second, ...rest] = fold(longer, FORMER).split('\n')
  expect([first, blank]).toEqual(['Seit 1924 pressen wir', 'Profile in Saumingen.'])
  expect(second).toBe('')
  expect(rest.join(' ')).toBe('Wort '.repeat(40).trim())
  expect(Math.max(...rest.map(({ length }) => length))).toBeLessThanOrEqual(110)
})

test.each(['-', '+', '3.', '#', '>', '-5'])(
  'no line begins with "%s", which would be markup',
  (sign) => {
    for (let letters = 90; letters < 115; letters++) {
      const folded = fold(
        `${'x'.repeat(letters - 10)} Höhe 8 ${sign} 10 mm über dem Boden, und mehr Wörter`,
        ''
      )
      expect(folded.split('\n').map((line) => line.split(' ')[0])).not.toContain(sign)
    }
  }
)

test.each(['Titel\n=====', '[a]: /x\n[b]: /y'])('"%s" is no paragraph', (text) => {
  expect(unfold(text)).toBe(text)
})

test('a text of the content that nobody changes stays as it is', () => {
  const texts = globSync('resources/content/**/de.yaml').flatMap((file) =>
    textsIn(parse(readFileSync(file, 'utf8')))
  )
  expect(texts.filter((text) => text.includes('\n')).length).toBeGreaterThan(100)
  expect(texts.filter((text) => fold(unfold(text), text) !== text)).toEqual([])
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
