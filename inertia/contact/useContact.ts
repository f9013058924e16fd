import { type ReactElement, useEffect, useState } from 'react'
import { useText } from '~/context/useText'
import { retryableImport } from '~/ui/loading/retryableImport'

/** Loaded on demand with the card, since few visitors scroll to it. */
const importFetch = retryableImport(() => import('~/contact/lazy/fetchContact'))

/** The result of a request: the person's card or an error message. */
type Result = { id: number; attempt: number; card?: ReactElement; error?: string }

/**
 * Fetches the card of a contact person. `loading` always ends; a failure gives an error message and
 * no card (specification §8), and can be retried.
 *
 * @param isEnabled whether to fetch, for example because the block is in view
 */
export function useContact(id: number, isEnabled: boolean): ContactFetch {
  const [latest, setLatest] = useState<Result>()
  const [attempt, setAttempt] = useState(1)
  const failed = useText()('contact.person.failed')

  useEffect(() => {
    if (!isEnabled) return
    const controller = new AbortController()
    const finish = (result: Result) => {
      if (!controller.signal.aborted) setLatest(result)
    }
    void importFetch()
      .then(({ fetchContact }) => fetchContact(id, failed, controller.signal))
      .catch(() => ({ error: failed }))
      .then((answer) => finish({ id, attempt, ...answer }))
    return () => controller.abort()
  }, [id, isEnabled, failed, attempt])

  const result = latest?.id === id && latest.attempt === attempt ? latest : undefined
  return {
    card: result?.card,
    error: result?.error,
    loading: isEnabled && !result,
    retry: () => setAttempt(attempt + 1),
  }
}

export type ContactFetch = Omit<Result, 'id' | 'attempt'> & {
  loading: boolean
  /** Fetches again. */
  retry: () => void
}
