import { Refusal } from '~/forms/Submission'

/** What a failed form answers: a message, and what is wrong with each field. */
type Failure = { message?: string; errors?: Record<string, string | string[]> }

/**
 * Posts a form to this site: FormData as multipart, everything else as JSON (specification §7).
 * Answers of any kind but a success are refusals, also those that a proxy gives in our place.
 *
 * @param words for a failure that brings none of its own, and for a lost connection
 * @throws Refusal
 */
export async function postForm(
  url: string,
  body: FormData | object,
  words: { failed: string; offline: string }
): Promise<void> {
  const isMultipart = body instanceof FormData
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(!isMultipart && { 'Content-Type': 'application/json' }),
    },
    body: isMultipart ? body : JSON.stringify(body),
  }).catch(() => undefined)

  if (!answer) throw new Refusal(words.offline)
  if (answer.ok) return
  const failure = (await answer.json().catch(() => undefined)) as Failure | undefined
  throw new Refusal(failure?.message ?? words.failed, firstErrors(failure?.errors))
}

/** Of several errors a field shows the first. */
export function firstErrors(errors: Failure['errors'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, [error].flat()[0]])
  )
}
