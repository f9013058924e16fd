import { useEffect, useState } from 'react'
import type { Contact } from '#content/blocks/contact'
import { isContact } from '~/contact/isContact'
import { useText } from '~/context/useText'
import { fetchWithTimeout } from '~/ui/fetchWithTimeout'

/** How asking for a contact person ended: with the person, or with a message why there is none. */
type End = { id: number; attempt: number; contact?: Contact; error?: string }

/**
 * Fetches a contact person once the time has come. It is loading until an end is known, however
 * that came; a failure gives its message and no person (specification §8), and can be tried again.
 *
 * @param wanted whether the person is to be shown now
 */
export function useContact(id: number, wanted: boolean): ContactFetch {
  const [latest, setLatest] = useState<End>()
  const [attempt, setAttempt] = useState(1)
  const failed = useText()('contact.person.failed')

  useEffect(() => {
    if (!wanted) return
    const stay = new AbortController()
    const finish = (end: End) => {
      if (!stay.signal.aborted) setLatest(end)
    }
    fetchContact(id, failed, stay.signal).then(
      (contact) => finish({ id, attempt, contact }),
      (error: Error) => finish({ id, attempt, error: error.message })
    )
    return () => stay.abort()
  }, [id, wanted, failed, attempt])

  const end = latest?.id === id && latest.attempt === attempt ? latest : undefined
  return {
    contact: end?.contact,
    error: end?.error,
    loading: wanted && !end,
    retry: () => setAttempt(attempt + 1),
  }
}

export type ContactFetch = Omit<End, 'id' | 'attempt'> & {
  loading: boolean
  /** Asks once more. */
  retry: () => void
}

/**
 * Asks the site for a contact person (specification §7 `POST /api/contact`).
 *
 * @param failed the words for a failure that brings none of its own
 * @throws Error with a message for the visitor
 */
async function fetchContact(id: number, failed: string, signal: AbortSignal): Promise<Contact> {
  const end = await fetchWithTimeout('/api/contact', {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    },
    body: JSON.stringify({ id }),
    signal,
  }).catch(() => undefined)

  if (end?.answer.ok && isContact(end.body, id)) return end.body
  const said = end?.answer.ok ? undefined : (end?.body as { message?: unknown } | null)?.message
  throw new Error(typeof said === 'string' && said ? said : failed)
}
