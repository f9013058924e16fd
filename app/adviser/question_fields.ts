import { type AdviserData, type Covering, proposedHeight } from '#adviser/adviser_schema'
import { type AnswerName, type Answers, knownValues, sizeOf, wordsFor } from '#adviser/answers'
import type { CatalogueContent } from '#catalogue/catalogue_queries'
import { EXAMPLE_SIZE, notANumber } from '#catalogue/typed_size'
import type { TextKey, Translate } from '#shared/messages'
import type { Measures } from '#texts/measures'

/** A field of the adviser's form: a choice of words, or a size in millimetres. */
export type AdviserField = {
  /** The name of the URL parameter. */
  name: AnswerName
  label: string
  /** The current answer; empty for "I don't know". */
  value: string
  /** The control: a submit button per answer, a select, or a text field for a size. */
  kind: 'buttons' | 'select' | 'size'
  options: AdviserOption[]
  /** The build-up that the covering proposes, in millimetres. */
  proposed?: number
  /** A question about the answer: a height that usually includes more. */
  hint?: string
  /** Why the answer is ignored; empty if it is valid. */
  problem: string
}

export type AdviserOption = {
  value: string
  label: string
  lang?: string
  /** The number of articles that fit with this answer; of buttons only. */
  count?: number
}

/** The data that the form is built from, in one language. */
export type QuestionTexts = {
  adviser: AdviserData
  content: CatalogueContent
  t: Translate
  measures: Measures
}

/** The control of each field that is not a submit button per answer. */
export const KINDS: Partial<Record<AnswerName, AdviserField['kind']>> = {
  left: 'select',
  left_mm: 'size',
  right: 'select',
  right_mm: 'size',
  joint: 'size',
}

/** Returns a field with its current answer. */
export function toField(
  name: AnswerName,
  answers: Answers,
  isUnclear: boolean,
  texts: QuestionTexts
): AdviserField {
  const { t, measures, adviser, content } = texts
  const kind = KINDS[name] ?? 'buttons'
  const value = answers[name] ?? ''
  const options = wordsFor(name, knownValues(adviser, content)).map((word) => ({
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
    proposed: kind === 'size' ? proposedFor(name, answers, adviser) : undefined,
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
export function heightHint(
  name: AnswerName,
  answers: Answers,
  { t, measures, adviser }: QuestionTexts
): string | undefined {
  const covering = measuredCovering(name, answers, adviser)
  const height = sizeOf(answers[name])
  if (!covering || height === undefined) return undefined
  const usual = proposedHeight(covering)
  if (height > covering.thickness || usual - height <= usual * MISSING) return undefined
  return t('adviser.ui.usual_height', { height: measures.millimetres(usual) })
}

/** Returns the covering whose height a field asks for; undefined if it is not known. */
function measuredCovering(
  name: AnswerName,
  answers: Answers,
  { coverings }: AdviserData
): Covering | undefined {
  if (name !== 'left_mm' && name !== 'right_mm') return undefined
  const id = answers[name === 'left_mm' ? 'left' : 'right']
  return coverings.find((each) => each.id === id)
}

function proposedFor(name: AnswerName, answers: Answers, adviser: AdviserData): number | undefined {
  const covering = measuredCovering(name, answers, adviser)
  return covering && proposedHeight(covering)
}

/** A size below zero, or of a covering that is 0 mm high; then a range; then what is no number. */
const NOT_POSITIVE = /^[-−–]\s*\d|^0+([.,]0+)?\s*\D*$/
const SEVERAL_SIZES = /^\d[\d.,]*\s*\D*[-−–/]\s*\d/

function sizeProblem(value: string, t: Translate, measures: Measures): string {
  if (NOT_POSITIVE.test(value)) return t('adviser.ui.not_positive')
  if (SEVERAL_SIZES.test(value)) return t('adviser.ui.single_size')
  return notANumber({ t, measures })
}

/** Formats a size with the decimal mark of a language. */
function sizeText(value: string, measures: Measures): string {
  const mark = measures.number(EXAMPLE_SIZE).replaceAll(/\d/g, '')
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
export function wordText(name: AnswerName, word: string, texts: QuestionTexts): string {
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

/** Returns the covering that a word in the URL names; undefined if it names something else. */
export function coveringOf(
  name: AnswerName,
  word: string,
  adviser: AdviserData
): Covering | undefined {
  return name === 'left' || name === 'right'
    ? adviser.coverings.find(({ id }) => id === word)
    : undefined
}
