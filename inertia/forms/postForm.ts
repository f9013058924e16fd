import { SubmissionError } from '~/forms/Submission'
import { fetchWithTimeout, isTimeout } from '~/ui/fetchWithTimeout'

/** What is said about a failure that brings no words of its own. */
export type FailureWords = { failed: string; offline: string; timeout: string }

/**
 * Posts a form to this site: FormData as multipart, everything else as JSON (specification §7).
 * Answers of any kind but a success are refusals, also those that a proxy gives in our place.
 *
 * @returns what the server says to a success
 * @throws SubmissionError and nothing else
 */
export async function postForm(
  url: string,
  body: FormData | object,
  words: FailureWords
): Promise<unknown> {
  const isMultipart = body instanceof FormData
  const { answer, body: said } = await fetchWithTimeout(url, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(!isMultipart && { 'Content-Type': 'application/json' }),
    },
    body: isMultipart ? body : JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new SubmissionError(isTimeout(error) ? words.timeout : words.offline)
  })

  /** A hotel's network, say, leads elsewhere or sends a page of its own: that is nobody's thanks. */
  const isPage = answer.headers.get('Content-Type')?.includes('html')
  if (answer.ok && !answer.redirected && !isPage) return said
  const { message, errors } = toRecord(said)
  throw new SubmissionError(isText(message) ? message : words.failed, firstErrors(errors))
}

/** Of several errors a field shows the first; what is no text is none. */
export function firstErrors(errors: unknown): Record<string, string> {
  const first = Object.entries(toRecord(errors)).map(([field, error]) => [
    field,
    [error].flat().find(isText),
  ])
  return Object.fromEntries(first.filter(([, error]) => error))
}

/** Nobody knows what a proxy answers: of anything but an object there is nothing to read. */
export function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

/** Whether there are words in it. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
