/** The parameter that says which question a phone shows. */
export const STEP = 'step'

/** The answers in an address' query, without the step that a phone is at. */
export function answersIn(query: string | undefined): URLSearchParams {
  const answers = new URLSearchParams(query)
  answers.delete(STEP)
  return answers
}

/** The part of the page that asks a question. */
export function questionAnchor(question: string): string {
  return `question-${question}`
}

/** The part of the page that says what comes of the answers. */
export const RESULT = 'result'

/** Where some answers are given, and a phone shows a question or what comes of them. */
export function addressOfStep(path: string, answers: URLSearchParams, step: string): string {
  const query = new URLSearchParams(answers)
  query.set(STEP, step)
  return `${path}?${query}#${step === RESULT ? RESULT : questionAnchor(step)}`
}
