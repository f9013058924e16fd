import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { answerParameters, toSituation, understoodAnswers } from '#adviser/answers'
import { type Reason, speaksAgainst } from '#adviser/assessment'
import { advise, assess } from '#adviser/engine'
import { sectionAtHeights } from '#drawings/section_at_heights'
import { ADVISER, CANDIDATES, GROUPS, TONES } from '#tests/fixtures/adviser/adviser_records'

type Situation = {
  ask: string
  fits?: string
  first?: string
  for?: Record<string, string[]>
  not?: Record<string, string[]>
  must?: string
  never?: string
  drawn?: Record<string, string[]>
}

const SITUATIONS: Situation[] = parse(
  readFileSync('tests/fixtures/adviser/adviser_situations.yaml', 'utf8')
)

/** The numbers of a list like "10101 10201..10203". */
function numbers(list: string): string[] {
  return list.split(' ').flatMap((part) => {
    if (part === '') return []
    const [first, last = first] = part.split('..').map(Number) as [number, number?]
    return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
  })
}

/** A reason with its figure, as the table writes it. */
function describeReason(reason: Reason): string {
  if ('by' in reason) return `${reason.code} ${reason.by}`
  if ('difference' in reason) return `${reason.code} ${reason.difference}`
  return 'joint' in reason ? `${reason.code} ${reason.joint}` : reason.code
}

function situationOf(ask: string) {
  const answers = answerParameters.parse(Object.fromEntries(new URLSearchParams(ask)))
  const { understood, unclear } = understoodAnswers(answers, {
    coverings: ADVISER.coverings,
    tones: TONES,
  })
  expect(unclear).toEqual([])
  return toSituation(understood, ADVISER.coverings)
}

function reasonsOf(number: string, ask: string): Reason[] {
  const candidate = CANDIDATES.find(({ article_number }) => article_number === number)
  expect(candidate, `there is an article ${number}`).toBeDefined()
  return assess(candidate!, situationOf(ask), ADVISER.rules)?.reasons ?? []
}

/** The layers below the left and the right covering in an article's drawing. */
function bedsOf(number: string, ask: string): (string | undefined)[] {
  const { left, right } = situationOf(ask)
  const profile = GROUPS.flatMap(({ profiles }) => profiles).find(
    ({ article_number }) => article_number === number
  )
  const { parts } = sectionAtHeights(profile!.crossSection, { sides: 2, left, right })
  return [-1, 1].map(
    (side) =>
      parts.find(
        ({ part, points }) =>
          (part === 'underlay' || part === 'adhesive') &&
          Math.max(...points.map(([x]) => side * x)) > 40 &&
          Math.min(...points.map(([, y]) => y)) === 0
      )?.part
  )
}

test('the table has at least 120 situations, each once', () => {
  expect(SITUATIONS.length).toBeGreaterThanOrEqual(120)
  expect(new Set(SITUATIONS.map(({ ask }) => ask)).size).toBe(SITUATIONS.length)
})

describe.each(SITUATIONS)('$ask', (situation) => {
  test('takes the articles that the trade would take', () => {
    const { fits } = advise(CANDIDATES, situationOf(situation.ask), ADVISER.rules)
    const found = fits.map(({ candidate }) => candidate.article_number)
    if (situation.fits !== undefined) {
      expect(found.toSorted()).toEqual(numbers(situation.fits))
    }
    expect(found).toEqual(expect.arrayContaining(numbers(situation.must ?? '')))
    const never = numbers(situation.never ?? '')
    expect(found.filter((number) => never.includes(number))).toEqual([])
    if (situation.first) expect(found[0]).toBe(situation.first)
  })

  test('for the reasons that the trade would give', () => {
    for (const [number, reasons] of Object.entries(situation.for ?? {})) {
      expect(
        reasonsOf(number, situation.ask).map((reason) =>
          reasons.includes(reason.code) ? reason.code : describeReason(reason)
        ),
        `for ${number}`
      ).toEqual(reasons)
    }
    for (const [number, reasons] of Object.entries(situation.not ?? {})) {
      const against = reasonsOf(number, situation.ask).filter(speaksAgainst)
      expect(against.map(describeReason), `against ${number}`).toEqual(reasons)
    }
  })

  test('is drawn as its floors are laid', () => {
    for (const [number, beds] of Object.entries(situation.drawn ?? {})) {
      expect(bedsOf(number, situation.ask), `under ${number}`).toEqual(beds)
    }
  })
})
