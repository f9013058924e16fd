import type { AdviserData, CommonSituation } from '#adviser/adviser_schema'
import { answerParameters, toSituation } from '#adviser/answers'
import type { Candidate } from '#adviser/assessment'
import { advise } from '#adviser/engine'
import { type QuestionTexts } from '#adviser/question_fields'
import type { Side, Situation } from '#adviser/situation'
import { groupFiles } from '#shared/group_files'

/** A common situation in words, and the answers that describe it. */
export type NamedSituation = {
  title: string
  /** The coverings or their heights. */
  text: string
  /** The query string of its answers. */
  query: string
}

/** A common situation that leads to its result. */
export type CommonSituationLink = NamedSituation & {
  /** The path of the cross-section of the group that fits best. */
  image: string
}

type Words = Pick<QuestionTexts, 't' | 'measures'>

/** Returns links to the results of common situations for which there is an article. */
export function toSituationLinks(
  adviser: AdviserData,
  candidates: readonly Candidate[],
  words: Words
): CommonSituationLink[] {
  return adviser.situations.flatMap((answers) => {
    const [best] = advise(candidates, situationOf(answers, adviser), adviser.rules).fits
    if (!best) return []
    const image = `${groupFiles(best.candidate.group_key)}/section.svg`
    return [{ ...nameSituation(answers, adviser, words), image }]
  })
}

/** Returns a common situation in words. */
export function nameSituation(
  answers: CommonSituation,
  adviser: AdviserData,
  { t, measures }: Words
): NamedSituation {
  const { left, right } = situationOf(answers, adviser)
  const sides = [left, right].filter(({ title }) => title !== undefined)
  const heightOf = ({ height }: Side) => (height === undefined ? '' : measures.millimetres(height))
  const query = queryOf(answers).toString()
  if (isTransition(answers)) {
    const title = sides.map((side) => side.title).join(' | ')
    return { title, text: sides.map(heightOf).filter(Boolean).join(' | '), query }
  }
  const floors = sides.map((side) => `${side.title} ${heightOf(side)}`.trim())
  return {
    title: t(`adviser.place.${answers.place}`),
    text: [...new Set(floors)].join(' | '),
    query,
  }
}

function situationOf(answers: CommonSituation, { coverings }: AdviserData): Situation {
  return toSituation(answerParameters.parse(Object.fromEntries(queryOf(answers))), coverings)
}

function queryOf(answers: CommonSituation): URLSearchParams {
  return new URLSearchParams(Object.entries(answers).map(([name, value]) => [name, String(value)]))
}

/** Whether the coverings name the situation better than the place does. */
function isTransition({ place, left, right }: CommonSituation): boolean {
  return place === 'doorway' && left !== undefined && right !== undefined
}
