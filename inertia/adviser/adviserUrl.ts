/** The query parameter of the step: a question, the next question, or the result. */
export const STEP = 'step'

/** The repeated query parameter for questions that are not asked again. */
export const ASKED = 'asked'

/** Returns the answers in a query string alone. */
export function answersFromQuery(query: string | undefined): URLSearchParams {
  const answers = new URLSearchParams(query)
  answers.delete(STEP)
  answers.delete(ASKED)
  return answers
}

/** The id of the question's heading. */
export const QUESTION = 'question'

/** The id of the result's heading, and its name as a step. */
export const RESULT = 'result'

/** Returns the URL of the adviser with the answers of a query string, at a question or the result. */
export function stepUrl(path: string, answers: string | undefined, step: string): string {
  const query = new URLSearchParams(answers)
  query.set(STEP, step)
  return `${path}?${query}#${step === RESULT ? RESULT : QUESTION}`
}
