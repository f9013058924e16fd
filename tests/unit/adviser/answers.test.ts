import { describe, expect, test } from 'vitest'
import {
  answerParameters,
  isAnswered,
  isCacheableAdvice,
  toSituation,
  understoodAnswers,
} from '#adviser/answers'
import { ADVISER, TONES } from '#tests/fixtures/adviser/adviser_records'

const KNOWN = { coverings: ADVISER.coverings, tones: TONES }

function read(query: string) {
  const answers = answerParameters.parse(Object.fromEntries(new URLSearchParams(query)))
  return { answers, ...understoodAnswers(answers, KNOWN) }
}

describe('an answer in an address', () => {
  test.each([
    ['8', '8'],
    ['8,5', '8.5'],
    [' 8.50 mm ', '8.5'],
    ['0,85 cm', '8.5'],
    ['8,5 мм', '8.5'],
  ])('"%s" is %s mm in normal form', (entered, normal) => {
    expect(read(`joint=${encodeURIComponent(entered)}`).understood).toEqual({ joint: normal })
  })

  test.each(['breit', '-3', '1e9', '9999', '8 in'])(
    '"%s" is no size, and is shown again',
    (size) => {
      const { answers, understood, unclear } = read(`joint=${encodeURIComponent(size)}`)
      expect(answers.joint).toBe(size)
      expect(understood).toEqual({})
      expect(unclear).toEqual(['joint'])
    }
  )

  test.each(['place=moon', 'left=lava', 'tone=x', 'place=__proto__'])(
    '%s is not known, and leaves the question open',
    (query) => {
      const { understood, unclear } = read(query)
      expect(understood).toEqual({})
      expect(unclear).toEqual([query.split('=')[0]])
    }
  )

  test('that is empty, given twice or asked by nobody is none', () => {
    expect(read('place=&joint=+&foo=1').answers).toEqual({})
    expect(answerParameters.parse({ place: ['step', 'corner'], joint: { a: '1' } })).toEqual({})
    expect(isAnswered(read('').answers)).toBe(false)
  })

  test('in millimetres holds in the place of what the covering proposes', () => {
    const { understood } = read('left=laminate&right=tile&right_mm=12')
    expect(toSituation(understood, ADVISER.coverings)).toMatchObject({
      left: { kind: 'wood', laying: 'floating', height: 10 },
      right: { kind: 'tile', height: 12 },
    })
  })

  test.each(['left=laminate&left_mm=0', 'right=tile&right_mm=0,0'])(
    '%s is no height: a covering of 0 mm is no bare screed',
    (query) => expect(read(query).unclear).toEqual([query.split('&')[1].split('=')[0]])
  )

  test('of bare screed may be 0 mm high', () => {
    expect(read('left=bare&left_mm=0').unclear).toEqual([])
  })
})

describe('the response to answers may be cached', () => {
  test.each([
    ['', true],
    ['place=doorway&left=laminate&left_mm=8,5&joint=12', true],
    ['left_mm=8.01', false],
    ['left_mm=breit', false],
    ['place=moon', false],
  ])('to "%s": %s', (query, expected) => {
    expect(isCacheableAdvice(read(query).answers, KNOWN)).toBe(expected)
  })
})
