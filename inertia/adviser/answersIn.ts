/** The parameter that says which question a phone shows. */
export const STEP = 'step'

/** The answers in an address' query, without the step that a phone is at. */
export function answersIn(query: string | undefined): URLSearchParams {
  const answers = new URLSearchParams(query)
  answers.delete(STEP)
  return answers
}

/** The address of some answers at a step. */
export function addressAt(path: string, answers: URLSearchParams, step: string): string {
  const query = new URLSearchParams(answers)
  query.set(STEP, step)
  return `${path}?${query}`
}

/** The part of the page that asks a question. */
export function questionAnchor(question: string): string {
  return `question-${question}`
}

/** Where a question is asked again, with some answers given. */
export function addressOfQuestion(
  path: string,
  answers: URLSearchParams,
  question: string
): string {
  return `${addressAt(path, answers, question)}#${questionAnchor(question)}`
}
