import type { AdviserData, CommonSituation } from '#adviser/adviser_schema'
import { type Answers, answerParameters, toSituation } from '#adviser/answers'
import type { Candidate } from '#adviser/assessment'
import { advise } from '#adviser/engine'
import { type QuestionTexts } from '#adviser/question_fields'
import type { Side } from '#adviser/situation'
import { groupFiles } from '#shared/group_files'

/** A common situation that leads to its result. */
export type CommonSituationLink = {
  title: string
  /** The coverings or their heights. */
  text: string
  query: string
  /** The path of the cross-section of the group that fits best. */
  image: string
}

/**
 * Returns links to the results of common situations for which there is an article.
 *
 * @param given the answers so far, which the links keep
 */
export function toSituationLinks(
  { situations, rules, coverings }: Pick<AdviserData, 'situations' | 'rules' | 'coverings'>,
  candidates: readonly Candidate[],
  { t, measures }: Pick<QuestionTexts, 't' | 'measures'>,
  given: Answers = {}
): CommonSituationLink[] {
  const heightOf = ({ height }: Side) => (height === undefined ? '' : measures.millimetres(height))
  return situations.flatMap((answers) => {
    const query = new URLSearchParams(
      Object.entries({ ...given, ...answers }).map(
        ([name, value]) => [name, String(value)] as [string, string]
      )
    )
    const situation = toSituation(answerParameters.parse(Object.fromEntries(query)), coverings)
    const [best] = advise(candidates, situation, rules).fits
    if (!best) return []
    const sides = [situation.left, situation.right].filter(({ title }) => title !== undefined)
    const titles = sides.map(({ title }) => title)
    const heights = sides.map(heightOf).filter(Boolean)
    const floors = sides.map((side) => `${side.title} ${heightOf(side)}`.trim())
    return [
      {
        ...(isTransition(answers)
          ? { title: titles.join(BESIDE), text: heights.join(BESIDE) }
          : {
              title: t(`adviser.place.${answers.place}`),
              text: [...new Set(floors)].join(BESIDE),
            }),
        query: query.toString(),
        image: `${groupFiles(best.candidate.group_key)}/section.svg`,
      },
    ]
  })
}

/** Stands between what lies on both sides, and begins no line. */
const BESIDE = '\u00A0| '

/** Whether the coverings name the situation better than the place does. */
function isTransition({ place, left, right }: CommonSituation): boolean {
  return place === 'doorway' && left !== undefined && right !== undefined
}
