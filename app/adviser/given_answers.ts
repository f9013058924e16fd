import { type AnswerName, type Answers, type Question, sizeOf } from '#adviser/answers'
import {
  coveringOf,
  heightHint,
  KINDS,
  type QuestionTexts,
  wordText,
} from '#adviser/question_fields'
import { FIELDS, fieldsOf, questionKey, questionLabel } from '#adviser/questions'

/** An answer as text, and its question; `isOpen` if it is "I don't know". */
export type GivenAnswer = {
  question: Question
  label: string
  text: string
  isOpen: boolean
  /** A question about the answer: a height that usually includes more. */
  hint?: string
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
    const label = texts.t(questionKey(question, asked))
    const hints = FIELDS[question].flatMap((name) => heightHint(name, understood, texts) ?? [])
    return [{ question, label, text: words.join(', '), isOpen: false, hint: hints[0] }]
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

/** Returns the questions that were left open on purpose, with "I don't know" as the answer. */
export function openAnswers(
  asked: readonly Question[],
  before: readonly Question[],
  understood: Answers,
  { t }: QuestionTexts
): GivenAnswer[] {
  return asked
    .filter((id) => before.includes(id) && fieldsOf(id, asked).every((name) => !understood[name]))
    .map((id) => ({
      question: id,
      label: questionLabel(id, asked, t),
      text: t('adviser.choice.unknown'),
      isOpen: true,
    }))
}
