/** The query parameter for the question that small screens show. */
export const STEP = 'step'

/** Returns the answers in a query string, without the step. */
export function answersFromQuery(query: string | undefined): URLSearchParams {
  const answers = new URLSearchParams(query)
  answers.delete(STEP)
  return answers
}

/** Returns the id of a question's heading. */
export function questionAnchor(question: string): string {
  return `question-${question}`
}

/** The id of the result's heading, and its name as a step. */
export const RESULT = 'result'

/** Returns the URL of the adviser with answers, at a question or the result. */
export function stepUrl(path: string, answers: URLSearchParams, step: string): string {
  const query = new URLSearchParams(answers)
  query.set(STEP, step)
  return `${path}?${query}#${step === RESULT ? RESULT : questionAnchor(step)}`
}
