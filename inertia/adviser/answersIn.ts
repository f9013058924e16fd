/** The parameter that says which question a phone shows. */
export const STEP = 'step'

/** The answers in an address' query, without the step that a phone is at. */
export function answersIn(query: string | undefined): URLSearchParams {
  const answers = new URLSearchParams(query)
  answers.delete(STEP)
  return answers
}

/** The address of some answers, at a step. */
export function addressAt(path: string, answers: URLSearchParams, step?: string): string {
  const query = new URLSearchParams(answers)
  if (step) query.set(STEP, step)
  return query.size === 0 ? path : `${path}?${query}`
}
