import { z } from 'zod'
import { type AdviserData, type Covering, proposedHeight } from '#adviser/adviser_schema'
import type { Side, Situation } from '#adviser/situation'
import { PLACES, WHEELS, YES_OR_NO } from '#adviser/vocabulary'
import type { CatalogueContent } from '#catalogue/catalogue_queries'
import { isPlainSize, MAX_ENTRY_LENGTH } from '#catalogue/typed_size'
import { MATERIALS } from '#catalogue/vocabulary'
import { urlParameter } from '#content/pages/url_parameter'
import { millimetresIn, plainCharacters } from '#shared/forms/typed_figures'
import { rounded } from '#shared/numbers'

/**
 * The questions in the order in which equally useful ones are asked. One is shown at a time; `left`
 * asks for both sides where two coverings meet.
 */
export const QUESTIONS = [
  'place',
  'left',
  'right',
  'joint',
  'drill',
  'heating',
  'laid',
  'wheels',
  'look',
] as const

export type Question = (typeof QUESTIONS)[number]

/** The maximum plausible size, in millimetres. */
const MAX_SIZE = 1000

/** A vocabulary word or the id of a record. An empty value is ignored. */
const word = urlParameter(z.string().trim().min(1).max(60))

/**
 * A size in the URL, normalised: millimetres with a decimal point such as "8.5". An entry that
 * cannot be parsed is preserved for the form.
 */
const size = urlParameter(
  z.string().transform((entered) => {
    const text = plainCharacters(entered).slice(0, MAX_ENTRY_LENGTH)
    if (text === '') return undefined
    const millimetres = millimetresIn(text)
    return millimetres === undefined ? text : String(millimetres)
  })
)

/** The URL parameters of the answers: `?place=doorway&left=laminate&right_mm=12`. */
export const answerParameters = z.object({
  place: word,
  left: word,
  left_mm: size,
  right: word,
  right_mm: size,
  joint: size,
  drill: word,
  heating: word,
  laid: word,
  wheels: word,
  material: word,
  tone: word,
})

export type Answers = z.output<typeof answerParameters>

export type AnswerName = keyof Answers

/** Questions, each once: a repeated parameter. */
const questionNames = urlParameter(
  z
    .union([z.string(), z.array(z.string())])
    .transform((named) => QUESTIONS.filter((question) => [named].flat().includes(question)))
)

/**
 * A press of a button beside a height without JavaScript: the field, the difference in millimetres,
 * and the height to start from if the field is empty, such as "left_mm,1,15".
 */
const heightChange = urlParameter(z.string().regex(/^(left|right)_mm,-?1,\d{1,3}(\.\d{1,2})?$/))

/**
 * The URL parameters of the adviser: the answers; what to show, a question, the most useful one
 * (`next`) or the result; and the questions that are not asked again, answered or not.
 */
export const adviserParameters = answerParameters
  .extend({
    asked: questionNames,
    step: urlParameter(z.enum([...QUESTIONS, 'next', 'result'])),
    change: heightChange,
  })
  .transform(({ change, ...parameters }) => {
    if (change === undefined) return parameters
    const [name, difference, start] = change.split(',') as [AnswerName, string, string]
    const height = (sizeOf(parameters[name]) ?? Number(start)) + Number(difference)
    return {
      ...parameters,
      [name]: String(rounded(Math.max(1, height), 2)),
      step: 'left' as const,
    }
  })

/** The values that answers are validated against. */
export type Known = {
  coverings: readonly Covering[]
  /** The ids of the colour groups. */
  tones: readonly string[]
}

export function knownValues(
  { coverings }: Pick<AdviserData, 'coverings'>,
  { colourGroups }: Pick<CatalogueContent, 'colourGroups'>
): Known {
  return { coverings, tones: colourGroups.map(({ id }) => id) }
}

/** Returns the valid words of an answer; an empty list for sizes. */
export function wordsFor(name: AnswerName, { coverings, tones }: Known): readonly string[] {
  const ids = coverings.map(({ id }) => id)
  const words: Partial<Record<AnswerName, readonly string[]>> = {
    place: PLACES,
    left: ids,
    right: ids,
    drill: YES_OR_NO,
    heating: YES_OR_NO,
    laid: YES_OR_NO,
    wheels: WHEELS,
    material: MATERIALS,
    tone: tones,
  }
  return words[name] ?? []
}

const SIZES: readonly AnswerName[] = ['left_mm', 'right_mm', 'joint']

/** Splits answers into valid ones and the names of invalid ones. */
export function understoodAnswers(answers: Answers, known: Known) {
  const understood: Answers = {}
  const unclear: AnswerName[] = []
  for (const [name, value] of Object.entries(answers) as [AnswerName, string | undefined][]) {
    if (value === undefined) continue
    const isClear = SIZES.includes(name)
      ? sizeOf(value) !== undefined && !(sizeOf(value) === 0 && isCovered(name, answers))
      : wordsFor(name, known).includes(value)
    if (isClear) understood[name] = value
    else unclear.push(name)
  }
  return { understood, unclear }
}

/**
 * Returns answers without heights that nobody would type, such as 8.0001 mm: a response to one is
 * not cached, so that requests that were made up do not fill the cache.
 */
export function plainAnswers(answers: Answers): Answers {
  const made = SIZES.filter((name) => !isPlainSize(answers[name] ?? ''))
  return { ...answers, ...Object.fromEntries(made.map((name) => [name, undefined])) }
}

/** Whether the response to answers may be cached: all are understood, and their heights plain. */
export function isCacheableAdvice(answers: Answers, known: Known): boolean {
  const plain = plainAnswers(understoodAnswers(answers, known).understood)
  return (Object.keys(answers) as AnswerName[]).every((name) => answers[name] === plain[name])
}

/** Whether a height belongs to a covering, which cannot be 0 mm high as bare screed is. */
export function isCovered(name: AnswerName, { left, right }: Answers): boolean {
  const covering = name === 'left_mm' ? left : name === 'right_mm' ? right : undefined
  return covering !== undefined && covering !== 'bare'
}

/** Whether any answer is given that restricts the result. */
export function isAnswered(answers: Answers): boolean {
  return Object.values(answers).some((value) => value !== undefined)
}

/**
 * Converts valid answers to a situation. An explicit height overrides the default of the covering.
 */
export function toSituation(answers: Answers, coverings: readonly Covering[]): Situation {
  const side = (id: string | undefined, millimetres: string | undefined): Side => {
    const covering = coverings.find((each) => each.id === id)
    return {
      title: covering?.title,
      kind: covering?.kind,
      laying: covering?.laying,
      layer: covering?.layer,
      height: sizeOf(millimetres) ?? (covering && proposedHeight(covering)),
    }
  }
  const { place, drill, heating, laid, wheels, material, tone } = answers
  return {
    place: PLACES.find((each) => each === place),
    left: side(answers.left, answers.left_mm),
    right: side(answers.right, answers.right_mm),
    joint: sizeOf(answers.joint),
    drill: YES_OR_NO.find((each) => each === drill),
    heating: YES_OR_NO.find((each) => each === heating),
    laid: YES_OR_NO.find((each) => each === laid),
    wheels: WHEELS.find((each) => each === wheels),
    material: MATERIALS.find((each) => each === material),
    tone,
  }
}

/** Returns a normalised size in millimetres; undefined if it cannot be parsed or is implausible. */
export function sizeOf(text: string | undefined): number | undefined {
  const value = text === undefined ? undefined : millimetresIn(text)
  return value !== undefined && value <= MAX_SIZE ? rounded(value, 2) : undefined
}
