import { useEffect, useState } from 'react'
import type { Contact } from '#content/blocks/contact'
import { useText } from '~/context/useText'

/** How asking for a contact person ended: with the person, or with a message why there is none. */
type End = { id: number; contact?: Contact; error?: string }

/**
 * Fetches a contact person once the time has come. It is loading until an end is known, however
 * that came; a failure gives its message and no person (specification §8).
 *
 * @param wanted whether the person is to be shown now
 */
export function useContact(id: number, wanted: boolean): Omit<End, 'id'> & { loading: boolean } {
  const [latest, setLatest] = useState<End>()
  const failed = useText()('contact.person.failed')

  useEffect(() => {
    if (!wanted) return
    const stay = new AbortController()
    const finish = (end: End) => {
      if (!stay.signal.aborted) setLatest(end)
    }
    fetchContact(id, failed, stay.signal).then(
      (contact) => finish({ id, contact }),
      (error: Error) => finish({ id, error: error.message })
    )
    return () => stay.abort()
  }, [id, wanted, failed])

  const end = latest?.id === id ? latest : undefined
  return { contact: end?.contact, error: end?.error, loading: wanted && !end }
}

/**
 * Asks the site for a contact person (specification §7 `POST /api/contact`).
 *
 * @param failed the words for a failure that brings none of its own
 * @throws Error with a message for the visitor
 */
async function fetchContact(id: number, failed: string, signal: AbortSignal): Promise<Contact> {
  const answer = await fetch('/api/contact', {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    },
    body: JSON.stringify({ id }),
    signal,
  }).catch(() => undefined)

  const body: unknown = await answer?.json().catch(() => undefined)
  if (answer?.ok && body) return body as Contact
  throw new Error((body as { message?: string } | undefined)?.message ?? failed)
}
