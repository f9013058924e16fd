import { isRecord } from '#shared/is_record'
import { SubmissionError } from '~/forms/Submission'
import { fetchWithTimeout, isTimeout } from '~/ui/loading/fetchWithTimeout'

/** Messages for failures without a message from the server. */
type FailureMessages = { failed: string; offline: string; timeout: string }

/**
 * Posts a form to this site: FormData as multipart, everything else as JSON (specification §7).
 * Rejects for every response but a success, including those that a proxy sends in our place.
 *
 * @returns the body of the successful response
 * @throws SubmissionError and nothing else
 */
export async function postForm(
  url: string,
  body: FormData | object,
  messages: FailureMessages
): Promise<unknown> {
  const isMultipart = body instanceof FormData
  const { response, body: data } = await fetchWithTimeout(url, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(!isMultipart && { 'Content-Type': 'application/json' }),
    },
    body: isMultipart ? body : JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new SubmissionError(isTimeout(error) ? messages.timeout : messages.offline)
  })

  /** A captive portal redirects or sends an HTML page with status 200: that is no success. */
  const isPage = response.headers.get('Content-Type')?.includes('html')
  if (response.ok && !response.redirected && !isPage) return data
  const { message, errors } = toRecord(data)
  throw new SubmissionError(isText(message) ? message : messages.failed, firstErrors(errors))
}

/** Returns the first error of each field that is a non-empty string. */
export function firstErrors(errors: unknown): Record<string, string> {
  const first = Object.entries(toRecord(errors)).map(([field, error]) => [
    field,
    [error].flat().find(isText),
  ])
  return Object.fromEntries(first.filter(([, error]) => error))
}

/** Returns an object as it is, and an empty one for anything else, which a proxy may send. */
export function toRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

/** Whether a value is a string that is not blank. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
