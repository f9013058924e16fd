import type { Rules } from '#adviser/adviser_schema'
import {
  type AnswerName,
  type Answers,
  type Known,
  type Question,
  toSituation,
  wordsFor,
} from '#adviser/answers'
import type { Candidate } from '#adviser/assessment'
import { fitting } from '#adviser/engine'
import { askedWith, FIELDS, fieldsOf } from '#adviser/questions'
import { compare } from '#adviser/ranking'

/** The number of fitting articles for each answer, by field. */
type AnswerCounts = ReadonlyMap<AnswerName, ReadonlyMap<string, number>>

/** The answers and candidates, from which the effect of a further answer is calculated. */
type Narrowing = {
  candidates: readonly Candidate[]
  rules: Rules
  known: Known
  answers: Answers
  asked: readonly Question[]
}

/** Widths that stand for all joints, in millimetres. */
const JOINTS = ['5', '10', '15', '20', '25', '30', '40']

/** Returns the number of fitting articles for each answer to a question, instead of its current one. */
export function countAnswers(question: Question, narrowing: Narrowing): AnswerCounts {
  const answers = { ...narrowing.answers }
  for (const name of fieldsOf(question, narrowing.asked)) delete answers[name]
  const remaining = remainingFor(answers, narrowing)
  return new Map(
    FIELDS[question].map((name) => [name, countField(name, answers, remaining, narrowing)])
  )
}

/**
 * Returns the relevant questions without an answer: those whose answer would change the result, the
 * next one first, and those that would change nothing. Place and coverings come first, because all
 * else follows from them, and the look last; of the others the one that excludes most articles is
 * the next.
 */
export function rankQuestions(narrowing: Narrowing): { useful: Question[]; useless: Question[] } {
  const { answers, asked } = narrowing
  const remaining = remainingFor(answers, narrowing)
  const ranked = asked
    .flatMap((question) => {
      const expected = unansweredFields(question, answers).map((name) =>
        expectedFits(countField(name, answers, remaining, narrowing), remaining.length)
      )
      return expected.length > 0 ? [{ question, expected: Math.min(...expected) }] : []
    })
    .toSorted((one, other) =>
      compare(
        [ORDER[one.question] ?? 2, one.expected],
        [ORDER[other.question] ?? 2, other.expected]
      )
    )
  const isUseful = ({ expected }: { expected: number }) => expected < remaining.length
  const toAsk = (questions: typeof ranked) => [
    ...new Set(questions.map(({ question }) => askedWith(question))),
  ]
  const useful = toAsk(ranked.filter(isUseful))
  const useless = toAsk(ranked.filter((each) => !isUseful(each)))
  return { useful, useless: useless.filter((question) => !useful.includes(question)) }
}

const ORDER: Partial<Record<Question, number>> = { place: 0, left: 1, right: 1, look: 3 }

/** Returns the fields of a question that have no answer. A covering and its height are one. */
function unansweredFields(question: Question, answers: Answers): readonly AnswerName[] {
  const isOpen = (name: AnswerName) => answers[name] === undefined
  if (question !== 'left' && question !== 'right') return FIELDS[question].filter(isOpen)
  return FIELDS[question].every(isOpen) ? [question] : []
}

function remainingFor(answers: Answers, { candidates, rules, known }: Narrowing): Candidate[] {
  return fitting(candidates, toSituation(answers, known.coverings), rules)
}

/** Counts among the remaining articles only, because a further answer never adds one. */
function countField(
  name: AnswerName,
  answers: Answers,
  remaining: readonly Candidate[],
  { rules, known }: Narrowing
): ReadonlyMap<string, number> {
  const values = name === 'joint' ? JOINTS : wordsFor(name, known)
  return new Map(
    values.map((value) => {
      const situation = toSituation({ ...answers, [name]: value }, known.coverings)
      return [value, fitting(remaining, situation, rules).length]
    })
  )
}

/**
 * Returns how many articles are expected to remain after an answer, if each answer is as likely as
 * there are articles for it. If no answer leaves any article, none.
 */
function expectedFits(counts: ReadonlyMap<string, number>, remaining: number): number {
  const numbers = [...counts.values()]
  if (numbers.every((number) => number === remaining)) return remaining
  const sum = numbers.reduce((total, number) => total + number, 0)
  const squares = numbers.reduce((total, number) => total + number * number, 0)
  return Math.min(sum === 0 ? 0 : squares / sum, remaining - EFFECT)
}

/** Less than a difference of articles, so that an answer that excludes only itself has an effect. */
const EFFECT = 1e-6
