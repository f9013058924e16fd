import type { AdviserData } from '#adviser/adviser_schema'
import { type AnswerName, type Answers, QUESTIONS, type Question } from '#adviser/answers'
import type { Candidate } from '#adviser/assessment'
import { belongs } from '#adviser/engine'
import {
  type AdviserField,
  type AdviserOption,
  type QuestionTexts,
  toField,
} from '#adviser/question_fields'
import type { Place } from '#adviser/vocabulary'
import type { TextKey, Translate } from '#shared/messages'

/** A question with the reason for asking, and its fields; for two coverings those of each side. */
export type AdviserQuestion = {
  id: Question
  label: string
  why: string
  sides: { label: string; fields: AdviserField[] }[]
}

/** A question that is not asked because no answer would change the result. */
export type SkippedQuestion = { id: Question; label: string }

export const FIELDS: Record<Question, readonly AnswerName[]> = {
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

/** Returns the relevant questions for a place; all of them if the place is unknown. */
export function questionsFor(
  place: Place | undefined,
  { rules }: AdviserData,
  candidates: readonly Candidate[]
): Question[] {
  const rule = rules.places.find((each) => each.place === place)
  if (!rule) return [...QUESTIONS]
  const here = candidates.filter((candidate) => belongs(candidate, rule))
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

export function questionOf(name: AnswerName): Question {
  return QUESTIONS.find((question) => FIELDS[question].includes(name)) ?? 'place'
}

/** Returns the fields of a question, with those of the right side if it asks for both. */
export function fieldsOf(question: Question, asked: readonly Question[]): readonly AnswerName[] {
  return question === 'left' && asked.includes('right')
    ? [...FIELDS.left, ...FIELDS.right]
    : FIELDS[question]
}

/** Returns the question that asks for an answer: the coverings of both sides are asked together. */
export function askedWith(question: Question): Question {
  return question === 'right' ? 'left' : question
}

/**
 * Returns a question with its form fields. `left` has those of both sides if two coverings meet.
 *
 * @param asked the relevant questions
 * @param answers the answers as given, valid or not
 * @param unclear the names of the invalid answers
 * @param counts the numbers of fitting articles per answer, by field
 */
export function toQuestion(
  id: Question,
  asked: readonly Question[],
  { answers, unclear, counts }: AnsweredFields,
  texts: QuestionTexts
): AdviserQuestion {
  const sides: Question[] = id === 'left' && asked.includes('right') ? ['left', 'right'] : [id]
  return {
    id,
    label: questionLabel(id, asked, texts.t),
    why: texts.t(`adviser.why.${id === 'left' || id === 'right' ? 'covering' : id}`),
    sides: sides.map((side) => ({
      label: sides.length > 1 ? texts.t(`adviser.side_label.${side as 'left' | 'right'}`) : '',
      fields: FIELDS[side].map((name) => {
        const field = toField(name, answers, unclear.includes(name), texts)
        if (field.kind !== 'buttons') return field
        const options = field.options.map((option) => ({
          ...option,
          count: counts.get(name)?.get(option.value) ?? 0,
        }))
        return { ...field, options: id === 'look' ? available(options, field.value) : options }
      }),
    })),
  }
}

type AnsweredFields = {
  answers: Answers
  unclear: readonly AnswerName[]
  counts: ReadonlyMap<AnswerName, ReadonlyMap<string, number>>
}

/** Omits materials and colours in which no remaining article exists. */
function available(options: (AdviserOption & { count: number })[], chosen: string) {
  return options.filter(({ value, count }) => count > 0 || value === chosen)
}

/** The label of a question. The question for both sides has its own. */
export function questionLabel(id: Question, asked: readonly Question[], t: Translate): string {
  return id === 'left' && asked.includes('right')
    ? t('adviser.question.sides')
    : t(questionKey(id, asked))
}

/** For a single covering, the question does not mention a side. */
export function questionKey(id: Question, asked: readonly Question[]): TextKey {
  return `adviser.question.${id === 'left' && !asked.includes('right') ? 'covering' : id}`
}
