import { type AdviserFit, type AdviserMiss, toFits, toMisses } from '#adviser/advice_props'
import { type AdvisersCatalogue, findAdvisersCatalogue } from '#adviser/advice_queries'
import { type AdviserData, adviserSchema, type CommonSituation } from '#adviser/adviser_schema'
import {
  type Answers,
  adviserParameters,
  answerParameters,
  isAnswered,
  isCacheableAdvice,
  knownValues,
  QUESTIONS,
  type Question,
  toSituation,
  understoodAnswers,
} from '#adviser/answers'
import { type CommonSituationLink, toSituationLinks } from '#adviser/common_situations'
import { advise } from '#adviser/engine'
import { type GivenAnswer, givenAnswers, openAnswers } from '#adviser/given_answers'
import { countAnswers, rankQuestions } from '#adviser/narrowing'
import {
  type AdviserQuestion,
  askedWith,
  fieldsOf,
  questionLabel,
  questionOf,
  questionsFor,
  type SkippedQuestion,
  toQuestion,
} from '#adviser/questions'
import type { Situation } from '#adviser/situation'
import type { Place } from '#adviser/vocabulary'
import { allProducts } from '#catalogue/families'
import { definePage } from '#content/pages/define_page'
import type { TrailStep } from '#content/pages/metadata/trail'
import { mergeLookups } from '#content/schema/lookups'
import { ROUTES } from '#shared/routes'

/** The part of the page that a phone shows: a question, or the result. */
export type AdviserStep = Question | 'result'

/** The adviser's page: one question at a time, and the articles that match the answers. */
export const productFamiliesAdviser = definePage({
  texts: [
    'adviser.ui.',
    'adviser.choice.unknown',
    'comparison.these',
    'catalogue.ui.groups',
    'catalogue.ui.reset',
    'catalogue.ui.sizes_in_mm',
  ],
  routes: [ROUTES.products, ROUTES.compare, ROUTES.contact],
  data: adviserSchema,
  parameters: adviserParameters,
  async query({ locale, data }) {
    const catalogue = await findAdvisersCatalogue(locale, data)
    const known = knownValues(data, catalogue.content)
    return { ...catalogue, known, lookups: mergeLookups([{ route: keysOf(catalogue) }]) }
  },
  toProps(adviser, context, catalogue, { step: wanted, asked: before = [], ...given }) {
    const answers: Answers = answerParameters.parse(given)
    const { content, candidates, known } = catalogue
    const { rules } = adviser
    const texts = { adviser, content, t: context.t, measures: context.measures }
    const { understood, unclear } = understoodAnswers(answers, known)
    const situation = toSituation(understood, adviser.coverings)
    const asked = questionsFor(situation.place, adviser, candidates)
    const narrowing = { candidates, rules, known, answers: understood, asked }
    const { useful, useless } = rankQuestions(narrowing)
    const isOpen = (question: Question) => !before.includes(question)
    const open = useful.filter(isOpen)
    const [next] = open

    /** "I don't know" is an answer as well: the result is all articles then. */
    const hasAnswers = isAnswered(answers) || before.length > 0
    const step = stepOf(wanted, { asked, unclear: unclear.map(questionOf), next, hasAnswers })
    const shown = step === 'result' ? (open.find(isQuick) ?? next) : step
    const { fits, near } =
      isAnswered(understood) || before.length > 0
        ? advise(candidates, situation, rules)
        : { fits: [], near: [] }
    const input = { situation, catalogue, rules, context }
    return {
      trail: [
        allProducts(context),
        { route: null, title: context.t('adviser.ui.title') },
      ] satisfies TrailStep[],
      step,
      /** Common situations: before the first answer all, before the coverings those of the place. */
      situations: (step === 'place' && !hasAnswers
        ? toSituationLinks(adviser, candidates, texts)
        : step === 'left' && fieldsOf(step, asked).every((name) => !answers[name])
          ? toSituationLinks(
              { ...adviser, situations: situationsAt(situation.place, adviser) },
              candidates,
              texts,
              understood
            )
          : []) satisfies CommonSituationLink[],
      /** The question to show; beside the result the next one, if there is one. */
      question: (shown
        ? toQuestion(
            shown,
            asked,
            { answers, unclear, counts: countAnswers(shown, narrowing) },
            texts
          )
        : null) satisfies AdviserQuestion | null,
      /** Questions that are not asked, because no answer changes the result. */
      skipped: useless
        .filter((id) => isOpen(id) && id !== shown)
        .map((id) => ({
          id,
          label: questionLabel(id, asked, context.t),
        })) satisfies SkippedQuestion[],
      answers: [
        ...givenAnswers(asked, understood, texts),
        ...openAnswers(asked, before, understood, texts),
      ].map((answer) => ({
        ...answer,
        question: askedWith(answer.question),
      })) satisfies GivenAnswer[],
      /** The number of matching articles. */
      count: fits.length,
      /** The text if no article fits: what to do instead. */
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
  isCacheable: (given, _, { known }) => isCacheableAdvice(answerParameters.parse(given), known),
})

/**
 * Returns the step to show. A question with an invalid answer comes first; an irrelevant question
 * is replaced by the next relevant one. Without an answer there is no result.
 */
function stepOf(
  wanted: AdviserStep | 'next' | undefined,
  state: {
    asked: readonly Question[]
    /** The questions with an invalid answer. */
    unclear: readonly Question[]
    /** The most useful question. */
    next: Question | undefined
    hasAnswers: boolean
  }
): AdviserStep {
  const { asked, unclear, next, hasAnswers } = state
  const again = asked.find((question) => unclear.includes(question))
  if (again) return askedWith(again)
  const result = hasAnswers ? 'result' : 'place'
  if (wanted === undefined || wanted === 'result') return result
  if (wanted === 'next') return next ?? result
  const later = QUESTIONS.slice(QUESTIONS.indexOf(wanted)).find((each) => asked.includes(each))
  return later ? askedWith(later) : result
}

/** Returns the common situations at a place, if there is a choice. */
function situationsAt(place: Place | undefined, { situations }: AdviserData): CommonSituation[] {
  const here = situations.filter((each) => each.place === place)
  return here.length > 1 ? here : []
}

/** Whether a question is answered by one of a few words, which fit above a result. */
function isQuick(question: Question): boolean {
  return ['drill', 'heating', 'laid', 'wheels'].includes(question)
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
