import { type AdviserFit, type AdviserMiss, toFits, toMisses } from '#adviser/advice_props'
import { type AdvisersCatalogue, findAdvisersCatalogue } from '#adviser/advice_queries'
import { adviserSchema } from '#adviser/adviser_schema'
import {
  type Answers,
  adviserParameters,
  answerParameters,
  isAnswered,
  QUESTIONS,
  type Question,
  toSituation,
  understoodAnswers,
} from '#adviser/answers'
import { advise } from '#adviser/engine'
import {
  type AdviserQuestion,
  type GivenAnswer,
  givenAnswers,
  questionsFor,
  toQuestions,
} from '#adviser/questions'
import type { Situation } from '#adviser/situation'
import { allProducts } from '#catalogue/families'
import { definePage } from '#content/pages/define_page'
import type { TrailStep } from '#content/pages/metadata/trail'
import { mergeLookups } from '#content/schema/lookups'
import { ROUTES } from '#shared/routes'

/** The question shown on a phone, or the result. */
export type AdviserStep = Question | 'result'

/** The adviser's page: questions, and the articles that match the answers, with reasons. */
export const productFamiliesAdviser = definePage({
  texts: [
    'adviser.ui.',
    'adviser.choice.unknown',
    'comparison.these',
    'catalogue.ui.reset',
    'catalogue.ui.sizes_in_mm',
  ],
  routes: [ROUTES.products, ROUTES.compare, ROUTES.contact],
  data: adviserSchema,
  parameters: adviserParameters,
  async query({ locale, data }) {
    const catalogue = await findAdvisersCatalogue(locale, data)
    return { ...catalogue, lookups: mergeLookups([{ route: keysOf(catalogue) }]) }
  },
  toProps(adviser, context, catalogue, { step, ...given }) {
    const answers: Answers = answerParameters.parse(given)
    const { content, candidates } = catalogue
    const texts = { adviser, content, t: context.t, measures: context.measures }
    const { understood, unclear } = understoodAnswers(answers, {
      coverings: adviser.coverings,
      tones: content.colourGroups.map(({ id }) => id),
    })
    const situation = toSituation(understood, adviser.coverings)
    const asked = questionsFor(situation.place, adviser, candidates)
    const questions = toQuestions(asked, answers, unclear, texts)
    const { fits, near } = isAnswered(understood)
      ? advise(candidates, situation, adviser.rules)
      : { fits: [], near: [] }
    const input = { situation, catalogue, rules: adviser.rules, context }
    return {
      trail: [
        allProducts(context),
        { route: null, title: context.t('adviser.ui.title') },
      ] satisfies TrailStep[],
      questions: questions satisfies AdviserQuestion[],
      step: stepOf(step, questions, isAnswered(answers)),
      answers: givenAnswers(asked, understood, texts) satisfies GivenAnswer[],
      /** The number of matching articles. */
      count: fits.length,
      /** What to do if no article fits. */
      none: context.t(
        fits.length === 0 && isFloatingUnderWheels(situation)
          ? 'adviser.ui.none_wheels'
          : 'adviser.ui.none_text'
      ),
      fits: toFits(fits, input) satisfies AdviserFit[],
      /** Articles that do not match: the nearest one of each group. */
      misses: toMisses(near, input) satisfies AdviserMiss[],
    }
  },
})

/**
 * Returns the step to show. A question with an invalid answer comes first; an irrelevant question
 * is replaced by the next relevant one.
 */
function stepOf(
  step: AdviserStep | undefined,
  questions: readonly AdviserQuestion[],
  hasAnswers: boolean
): AdviserStep {
  const again = questions.find(({ fields }) => fields.some(({ problem }) => problem !== ''))
  if (again) return again.id
  if (step === undefined) return hasAnswers ? 'result' : 'place'
  if (step === 'result') return step
  const later = QUESTIONS.slice(QUESTIONS.indexOf(step))
  return later.find((each) => questions.some(({ id }) => id === each)) ?? 'result'
}

/** Whether wheels cross a movement joint every day beside a floor that must move. */
function isFloatingUnderWheels({ place, wheels, left, right }: Situation): boolean {
  return (
    place === 'movement_joint' &&
    wheels === 'daily' &&
    [left, right].some(({ laying }) => laying === 'floating')
  )
}

function keysOf({ groups }: AdvisersCatalogue): string[] {
  return groups.pages.map(({ key }) => key)
}
