import { z } from 'zod'
import { type Covering, proposedHeight } from '#adviser/adviser_schema'
import type { Side, Situation } from '#adviser/situation'
import { PLACES, WHEELS, YES_OR_NO } from '#adviser/vocabulary'
import { LONGEST_ENTRY, millimetresIn } from '#catalogue/typed_size'
import { MATERIALS } from '#catalogue/vocabulary'

/** The questions in order. On a phone each has its own screen. */
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
const LARGEST_SIZE = 1000

/** A vocabulary word or the id of a record. An empty value is ignored. */
const word = z.string().trim().min(1).max(60).optional().catch(undefined)

/**
 * A size in the URL, normalised: millimetres with a decimal point such as "8.5". An entry that
 * cannot be parsed is preserved for the form.
 */
const size = z
  .string()
  .transform((entered) => {
    const text = entered.trim().slice(0, LONGEST_ENTRY)
    if (text === '') return undefined
    const millimetres = millimetresIn(text)
    return millimetres === undefined ? text : String(millimetres)
  })
  .optional()
  .catch(undefined)

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

/** The URL parameters of the adviser: the answers and, on a phone, the current question. */
export const adviserParameters = answerParameters.extend({
  step: z
    .enum([...QUESTIONS, 'result'])
    .optional()
    .catch(undefined),
})

/** The values that answers are validated against. */
export type Known = {
  coverings: readonly Covering[]
  /** The ids of the colour groups. */
  tones: readonly string[]
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
  return value !== undefined && value <= LARGEST_SIZE ? Math.round(value * 100) / 100 : undefined
}
