import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { answerParameters, toSituation, understoodAnswers } from '#adviser/answers'
import { type Reason, speaksAgainst } from '#adviser/assessment'
import { advise, assess } from '#adviser/engine'
import { ADVISER, CANDIDATES, TONES } from '#tests/fixtures/adviser_records'

type Situation = {
  ask: string
  fits: string
  first?: string
  for?: Record<string, string[]>
  not?: Record<string, string[]>
}

const SITUATIONS: Situation[] = parse(
  readFileSync('tests/fixtures/adviser_situations.yaml', 'utf8')
)

/** "10101 10201..10203" as the numbers that it stands for. */
function numbers(list: string): string[] {
  return list.split(' ').flatMap((part) => {
    if (part === '') return []
    const [first, last = first] = part.split('..').map(Number) as [number, number?]
    return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
  })
}

/** A reason with its figure, as the table writes it. */
function told(reason: Reason): string {
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

test('the table has at least eighty situations, each once', () => {
  expect(SITUATIONS.length).toBeGreaterThanOrEqual(80)
  expect(new Set(SITUATIONS.map(({ ask }) => ask)).size).toBe(SITUATIONS.length)
})

describe.each(SITUATIONS)('$ask', (situation) => {
  test('takes the articles that the trade would take', () => {
    const { fits } = advise(CANDIDATES, situationOf(situation.ask), ADVISER.rules)
    const found = fits.map(({ candidate }) => candidate.article_number)
    expect(found.toSorted()).toEqual(numbers(situation.fits))
    if (situation.first) expect(found[0]).toBe(situation.first)
  })

  test('for the reasons that the trade would give', () => {
    for (const [number, reasons] of Object.entries(situation.for ?? {})) {
      expect(
        reasonsOf(number, situation.ask).map((reason) =>
          reasons.includes(reason.code) ? reason.code : told(reason)
        ),
        `for ${number}`
      ).toEqual(reasons)
    }
    for (const [number, reasons] of Object.entries(situation.not ?? {})) {
      const against = reasonsOf(number, situation.ask).filter(speaksAgainst)
      expect(against.map(told), `against ${number}`).toEqual(reasons)
    }
  })
})
