import { useEffect, useState } from 'react'
import type { Contact } from '#content/blocks/contact'
import { useText } from '~/context/useText'
import { retryableImport } from '~/ui/retryableImport'

/** Loaded when a visitor asks for a person, which few do. */
const importFetch = retryableImport(() => import('~/contact/lazy/fetchContact'))

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
    void importFetch()
      .then(({ fetchContact }) => fetchContact(id, failed, stay.signal))
      .catch(() => ({ error: failed }))
      .then((answer) => finish({ id, attempt, ...answer }))
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
