/** The query parameter with the question that a small screen shows. */
export const STEP = 'step'

/** The answers in a query string, without the step. */
export function answersFromQuery(query: string | undefined): URLSearchParams {
  const answers = new URLSearchParams(query)
  answers.delete(STEP)
  return answers
}

/** The anchor of a question. */
export function questionAnchor(question: string): string {
  return `question-${question}`
}

/** The anchor of the result, and its name as a step. */
export const RESULT = 'result'

/** The URL of the adviser with some answers, at a question or the result. */
export function stepUrl(path: string, answers: URLSearchParams, step: string): string {
  const query = new URLSearchParams(answers)
  query.set(STEP, step)
  return `${path}?${query}#${step === RESULT ? RESULT : questionAnchor(step)}`
}
