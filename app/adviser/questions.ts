import { type AdviserData, type Covering, proposedHeight } from '#adviser/adviser_schema'
import {
  type AnswerName,
  type Answers,
  QUESTIONS,
  type Question,
  sizeOf,
  wordsFor,
} from '#adviser/answers'
import type { Candidate } from '#adviser/assessment'
import type { Place } from '#adviser/vocabulary'
import type { CatalogueContent } from '#catalogue/catalogue_queries'
import type { TextKey, Translate } from '#shared/messages'
import type { Measures } from '#texts/measures'

/** A field of the adviser's form: a choice of words, or a size in millimetres. */
export type AdviserField = {
  /** The name of the URL parameter. */
  name: AnswerName
  label: string
  /** The current answer; empty for "I don't know". */
  value: string
  /** The control: radio buttons, a select, or a text field for a size. */
  kind: 'radio' | 'select' | 'size'
  options: { value: string; label: string; lang?: string }[]
  /** A question about the answer: a height that usually includes more. */
  hint?: string
  /** Why the answer is ignored; empty if it is valid. */
  problem: string
}

/** A question with its fields and the reason for asking. */
export type AdviserQuestion = { id: Question; label: string; why: string; fields: AdviserField[] }

/** An answer as text, and its question. */
export type GivenAnswer = { question: Question; label: string; text: string }

const FIELDS: Record<Question, readonly AnswerName[]> = {
  place: ['place'],
  left: ['left', 'left_mm'],
  right: ['right', 'right_mm'],
  joint: ['joint'],
  drill: ['drill'],
  heating: ['heating'],
  laid: ['laid'],
  wheels: ['wheels'],
  look: ['material', 'tone'],
}

const KINDS: Partial<Record<AnswerName, AdviserField['kind']>> = {
  left: 'select',
  left_mm: 'size',
  right: 'select',
  right_mm: 'size',
  joint: 'size',
  material: 'select',
  tone: 'select',
}

/** The example value of a size field. */
const EXAMPLE = 8.5

/** The data that the form is built from, in one language. */
export type QuestionTexts = {
  adviser: AdviserData
  content: CatalogueContent
  t: Translate
  measures: Measures
}

/** Returns the relevant questions for a place; all of them if the place is unknown. */
export function questionsFor(
  place: Place | undefined,
  { rules }: AdviserData,
  candidates: readonly Candidate[]
): Question[] {
  const rule = rules.places.find((each) => each.place === place)
  if (!rule) return [...QUESTIONS]
  const here = candidates.filter(
    ({ applications }) =>
      applications.some((each) => rule.any_of.includes(each)) &&
      !applications.some((each) => rule.none_of.includes(each))
  )
  const { installations } = rules.before_the_covering
  const matters: Record<Question, boolean> = {
    place: true,
    left: here.some(({ floor_height }) => floor_height !== null),
    right: rule.sides > 1,
    joint: here.some(({ joint }) => joint !== null),
    drill: here.some(({ fixings }) =>
      fixings.every((fixing) => !rules.without_holes.includes(fixing))
    ),
    heating: rule.on_the_floor,
    laid: here.some(({ installation }) => installations.includes(installation)),
    wheels: rule.wheels,
    look: true,
  }
  return QUESTIONS.filter((question) => matters[question])
}

/**
 * Returns the questions with their form fields.
 *
 * @param answers the answers as given, valid or not
 * @param unclear the names of the invalid answers
 */
export function toQuestions(
  asked: readonly Question[],
  answers: Answers,
  unclear: readonly AnswerName[],
  texts: QuestionTexts
): AdviserQuestion[] {
  return asked.map((id) => ({
    id,
    label: texts.t(questionKey(id, asked)),
    why: texts.t(`adviser.why.${id === 'left' || id === 'right' ? 'covering' : id}`),
    fields: FIELDS[id].map((name) => toField(name, answers, unclear.includes(name), texts)),
  }))
}

/** For a single covering, the question does not mention a side. */
function questionKey(id: Question, asked: readonly Question[]): TextKey {
  return `adviser.question.${id === 'left' && !asked.includes('right') ? 'covering' : id}`
}

function toField(
  name: AnswerName,
  answers: Answers,
  isUnclear: boolean,
  texts: QuestionTexts
): AdviserField {
  const { t, measures, adviser, content } = texts
  const kind = KINDS[name] ?? 'radio'
  const value = answers[name] ?? ''
  const known = {
    coverings: adviser.coverings,
    tones: content.colourGroups.map(({ id }) => id),
  }
  const options = wordsFor(name, known).map((word) => ({
    value: word,
    label: wordText(name, word, texts),
    lang: coveringOf(name, word, adviser)?.lang?.title,
  }))
  const isShown = options.some((option) => option.value === value)
  return {
    name,
    kind,
    label: fieldLabel(name, t),
    value: kind === 'size' ? sizeText(value, measures) : isShown ? value : '',
    options,
    hint: isUnclear ? undefined : heightHint(name, answers, texts),
    problem: isUnclear
      ? kind === 'size'
        ? sizeProblem(value, t, measures)
        : t('adviser.ui.unknown_answer')
      : '',
  }
}

/** How much of the usual height has to be missing before a height is questioned. */
const MISSING = 0.1

/**
 * Asks whether underlay or adhesive is included in a height: one that the covering reaches without
 * them and that is clearly below the usual total.
 */
function heightHint(
  name: AnswerName,
  answers: Answers,
  { t, measures, adviser }: QuestionTexts
): string | undefined {
  if (name !== 'left_mm' && name !== 'right_mm') return undefined
  const id = answers[name === 'left_mm' ? 'left' : 'right']
  const covering = adviser.coverings.find((each) => each.id === id)
  const height = sizeOf(answers[name])
  if (!covering || height === undefined) return undefined
  const usual = proposedHeight(covering)
  if (height > covering.thickness || usual - height <= usual * MISSING) return undefined
  return t('adviser.ui.usual_height', { height: measures.millimetres(usual) })
}

/** A size below zero, or of a covering that is 0 mm high; then a range; then what is no number. */
const NOT_POSITIVE = /^[-−–]\s*\d|^0+([.,]0+)?\s*\D*$/
const SEVERAL_SIZES = /^\d[\d.,]*\s*\D*[-−–/]\s*\d/

function sizeProblem(value: string, t: Translate, measures: Measures): string {
  if (NOT_POSITIVE.test(value)) return t('adviser.ui.not_positive')
  if (SEVERAL_SIZES.test(value)) return t('adviser.ui.single_size')
  return t('catalogue.ui.not_a_number', { example: measures.number(EXAMPLE) })
}

/** Formats a size with the decimal mark of a language. */
function sizeText(value: string, measures: Measures): string {
  const mark = measures.number(EXAMPLE).replaceAll(/\d/g, '')
  return sizeOf(value) === undefined ? value : value.replace('.', mark)
}

function fieldLabel(name: AnswerName, t: Translate): string {
  switch (name) {
    case 'left':
    case 'right':
      return t('adviser.field.covering')
    case 'left_mm':
    case 'right_mm':
      return t('adviser.field.height')
    case 'joint':
      return t('adviser.field.joint')
    case 'material':
      return t('catalogue.facts.material')
    case 'tone':
      return t('catalogue.facts.colour_group')
    default:
      return ''
  }
}

/** Returns the label of a word in the URL. */
function wordText(name: AnswerName, word: string, texts: QuestionTexts): string {
  const { t, measures, adviser, content } = texts
  const covering = coveringOf(name, word, adviser)
  if (covering) {
    const height = measures.millimetres(proposedHeight(covering))
    return t('adviser.ui.covering', { title: covering.title, height })
  }
  if (name === 'tone') return content.colourGroups.find(({ id }) => id === word)?.title ?? ''
  if (name === 'place') return t(`adviser.place.${word}` as TextKey)
  if (name === 'material') return t(`catalogue.material.${word}` as TextKey)
  return t(`adviser.choice.${word}` as TextKey)
}

function coveringOf(name: AnswerName, word: string, adviser: AdviserData): Covering | undefined {
  return name === 'left' || name === 'right'
    ? adviser.coverings.find(({ id }) => id === word)
    : undefined
}

/** Returns the valid, relevant answers as text. */
export function givenAnswers(
  asked: readonly Question[],
  understood: Answers,
  texts: QuestionTexts
): GivenAnswer[] {
  return asked.flatMap((question) => {
    const words = FIELDS[question].flatMap((name) => answerText(name, understood, texts) ?? [])
    if (words.length === 0) return []
    return [{ question, label: texts.t(questionKey(question, asked)), text: words.join(', ') }]
  })
}

/** Omits the default height of a covering if an explicit height is given. */
function answerText(
  name: AnswerName,
  understood: Answers,
  texts: QuestionTexts
): string | undefined {
  const value = understood[name]
  if (value === undefined) return undefined
  if (KINDS[name] === 'size') return texts.measures.millimetres(sizeOf(value) ?? 0)
  const covering = coveringOf(name, value, texts.adviser)
  const hasHeight = understood[name === 'left' ? 'left_mm' : 'right_mm'] !== undefined
  return covering && hasHeight ? covering.title : wordText(name, value, texts)
}
