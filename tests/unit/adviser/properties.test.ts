import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerParameters, toSituation } from '#adviser/answers'
import type { Candidate } from '#adviser/assessment'
import { advise } from '#adviser/engine'
import type { Side, Situation } from '#adviser/situation'
import { COVERING_KINDS, LAYINGS, PLACES, WHEELS, YES_OR_NO } from '#adviser/vocabulary'
import { MATERIALS } from '#catalogue/vocabulary'
import { ADVISER, CANDIDATES, TONES } from '#tests/fixtures/adviser/adviser_records'

/** Properties that hold for every possible situation. */

const RULES = ADVISER.rules

/** Half millimetres, so that ends of ranges occur. */
const size = fc.integer({ min: 0, max: 80 }).map((halves) => halves / 2)
const maybe = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined })

const side: fc.Arbitrary<Side> = fc.record({
  kind: maybe(COVERING_KINDS),
  laying: maybe(LAYINGS),
  height: fc.option(size, { nil: undefined }),
})

const situation: fc.Arbitrary<Situation> = fc.record({
  place: maybe(PLACES),
  left: side,
  right: side,
  joint: fc.option(size, { nil: undefined, freq: 1 }),
  drill: maybe(YES_OR_NO),
  heating: maybe(YES_OR_NO),
  laid: maybe(YES_OR_NO),
  wheels: maybe(WHEELS),
  material: fc.option(fc.constantFrom(...MATERIALS), { nil: undefined, freq: 1 }),
  tone: fc.option(fc.constantFrom(...TONES), { nil: undefined, freq: 1 }),
})

const ANSWERS = [
  'place',
  'joint',
  'drill',
  'heating',
  'laid',
  'wheels',
  'material',
  'tone',
] as const

/** The situation with one answer unknown; a covering is either complete or unknown. */
const withoutAnswer = (known: Situation): fc.Arbitrary<Situation> =>
  fc
    .constantFrom(...ANSWERS, 'left' as const, 'right' as const, 'heights' as const)
    .map((answer) => {
      if (answer === 'left' || answer === 'right') return { ...known, [answer]: {} }
      if (answer === 'heights') {
        const { height: _, ...left } = known.left
        return { ...known, left }
      }
      return { ...known, [answer]: undefined }
    })

const numbersOf = (candidates: readonly Candidate[], known: Situation) =>
  advise(candidates, known, RULES).fits.map(({ candidate }) => candidate.article_number)

describe('the adviser', () => {
  test('never takes an article outside its range', () => {
    fc.assert(
      fc.property(situation, (known) => {
        for (const { candidate, place } of advise(CANDIDATES, known, RULES).fits) {
          const rule = RULES.places.find((each) => each.place === place)!
          const heights = (rule.sides === 1 ? [known.left] : [known.left, known.right]).flatMap(
            ({ height }) => height ?? []
          )
          const { floor_height: range, height_difference: bridged } = candidate
          const highest = Math.max(...heights)
          if (range && heights.length === rule.sides) {
            expect(highest).toBeGreaterThanOrEqual(range.min)
            expect(highest).toBeLessThanOrEqual(range.max)
          }
          if (bridged && heights.length === 2) {
            const difference = highest - Math.min(...heights)
            expect(difference).toBeGreaterThanOrEqual(bridged.min)
            expect(difference).toBeLessThanOrEqual(bridged.max)
          }
          if (candidate.joint && known.joint !== undefined) {
            expect(known.joint).toBeGreaterThanOrEqual(candidate.joint.min)
            expect(known.joint).toBeLessThanOrEqual(candidate.joint.max)
          }
        }
      }),
      { numRuns: 500 }
    )
  })

  test('never finds more when more is known', () => {
    fc.assert(
      fc.property(
        situation.chain((known) => fc.tuple(fc.constant(known), withoutAnswer(known))),
        ([known, lessKnown]) => {
          const before = numbersOf(CANDIDATES, lessKnown)
          expect(before).toEqual(expect.arrayContaining(numbersOf(CANDIDATES, known)))
        }
      ),
      { numRuns: 500 }
    )
  })

  test('says the same whatever the order of articles and answers', () => {
    const query =
      'place=doorway&left=vinyl_hdf&left_mm=8&right=parquet_glued&right_mm=10&drill=no&tone=silver_steel'
    const inOrder = toSituation(
      answerParameters.parse(Object.fromEntries(new URLSearchParams(query))),
      ADVISER.coverings
    )
    fc.assert(
      fc.property(
        fc.shuffledSubarray(query.split('&'), { minLength: query.split('&').length }),
        fc.shuffledSubarray([...CANDIDATES], { minLength: CANDIDATES.length }),
        (answers, candidates) => {
          const shuffled = toSituation(
            answerParameters.parse(Object.fromEntries(new URLSearchParams(answers.join('&')))),
            ADVISER.coverings
          )
          expect(shuffled).toEqual(inOrder)
          expect(advise(candidates, shuffled, RULES)).toEqual(advise(CANDIDATES, inOrder, RULES))
        }
      ),
      { numRuns: 50 }
    )
  })

  test('tells of everything that does not fit what speaks against it', () => {
    fc.assert(
      fc.property(situation, (known) => {
        const { fits, near } = advise(CANDIDATES, known, RULES)
        for (const { reasons } of near) {
          expect(reasons.length).toBeGreaterThan(0)
        }
        const groups = [...fits, ...near].map(({ candidate }) => candidate.group_key)
        if (known.place === undefined) {
          expect(new Set(groups)).toEqual(new Set(CANDIDATES.map(({ group_key }) => group_key)))
        }
      }),
      { numRuns: 200 }
    )
  })
})
