import { describe, expect, test } from 'vitest'
import { answerParameters, type Question, toSituation, understoodAnswers } from '#adviser/answers'
import { toSituationLinks } from '#adviser/common_situations'
import { advise } from '#adviser/engine'
import { countAnswers, rankQuestions } from '#adviser/narrowing'
import { questionsFor } from '#adviser/questions'
import { ADVISER, CANDIDATES, TONES } from '#tests/fixtures/adviser/adviser_records'
import { measuresOf } from '#texts/measures'

const KNOWN = { coverings: ADVISER.coverings, tones: TONES }

function after(query: string) {
  const given = answerParameters.parse(Object.fromEntries(new URLSearchParams(query)))
  const { understood: answers, unclear } = understoodAnswers(given, KNOWN)
  expect(unclear).toEqual([])
  const situation = toSituation(answers, ADVISER.coverings)
  return {
    situation,
    narrowing: {
      candidates: CANDIDATES,
      rules: ADVISER.rules,
      known: KNOWN,
      answers,
      asked: questionsFor(situation.place, ADVISER, CANDIDATES),
    },
  }
}

const found = (query: string) =>
  advise(CANDIDATES, after(query).situation, ADVISER.rules).fits.length

describe('the next question', () => {
  test.each([
    ['', 'place'],
    ['place=doorway', 'left'],
    ['place=doorway&left=laminate', 'left'],
    ['place=step', 'left'],
    ['place=corner', 'look'],
    ['place=step&left=laminate', 'drill'],
  ])('after "%s" is about the %s', (query, question) => {
    expect(rankQuestions(after(query).narrowing).useful[0]).toBe(question)
  })

  test('about the look is the last one', () => {
    const { useful } = rankQuestions(after('place=doorway').narrowing)
    expect(useful.indexOf('look')).toBe(useful.length - 1)
  })

  test.each(['place=doorway&left=parquet_floating&right=tile&drill=no', 'place=tile_edge'])(
    'after "%s" would change something, and no question that is skipped',
    (query) => {
      const { narrowing } = after(query)
      const { useful, useless } = rankQuestions(narrowing)
      const numbersOf = (question: Question) =>
        [...countAnswers(question, narrowing).values()].flatMap((counts) => [...counts.values()])
      const before = found(query)
      for (const question of useful) {
        expect(
          numbersOf(question).some((number) => number < before),
          question
        ).toBe(true)
      }
      expect(useless).toContain('heating')
      for (const question of useless) {
        expect(
          numbersOf(question).every((number) => number === before),
          question
        ).toBe(true)
      }
    }
  )
})

test('the number beside an answer is that of the articles that fit with it', () => {
  const query = 'place=doorway&left=laminate&right=tile&drill=yes'
  for (const question of ['drill', 'wheels', 'look'] as const) {
    for (const [name, counts] of countAnswers(question, after(query).narrowing)) {
      for (const [value, number] of counts) {
        const answered = new URLSearchParams(query)
        answered.set(name, value)
        expect(found(answered.toString()), `${name}=${value}`).toBe(number)
      }
    }
  }
})

test('each of eight common situations leads to articles', () => {
  const links = toSituationLinks(ADVISER, CANDIDATES, {
    t: (key) => key,
    measures: measuresOf('de'),
  })
  expect(links).toHaveLength(8)
  expect(links[0]).toEqual({
    title: 'Parkett, schwimmend\u00A0| Fliese',
    text: '15\u00A0mm\u00A0| 13\u00A0mm',
    query: 'place=doorway&left=parquet_floating&right=tile',
    image: '/data/groups/transition/clip_38/section.svg',
  })
  for (const { query } of links) expect(found(query), query).toBeGreaterThan(0)
})
