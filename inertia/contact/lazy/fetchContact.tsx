import type { ReactElement } from 'react'
import { ContactCard } from '~/contact/ContactCard'
import { isContact } from '~/contact/isContact'
import { fetchWithTimeout } from '~/ui/loading/fetchWithTimeout'

/**
 * Fetches a contact person (specification §7 `POST /api/contact`).
 *
 * @param failed the message for a failure without a message from the server
 * @returns the person's card, or an error message for the visitor
 */
export async function fetchContact(
  id: number,
  failed: string,
  signal: AbortSignal
): Promise<{ card: ReactElement } | { error: string }> {
  const result = await fetchWithTimeout('/api/contact', {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    },
    body: JSON.stringify({ id }),
    signal,
  }).catch(() => undefined)

  if (result?.response.ok && isContact(result.body, id)) {
    return { card: <ContactCard contact={result.body} grey /> }
  }
  const message = result?.response.ok
    ? undefined
    : (result?.body as { message?: unknown } | null)?.message
  return { error: typeof message === 'string' && message ? message : failed }
}
