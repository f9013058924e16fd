import { type ComponentType, useEffect, useState } from 'react'
import type { TenderListProps, TenderText } from '~/planning/lazy/TenderList'
import { importAgain } from '~/ui/importAgain'

const importList = importAgain(() => import('~/planning/lazy/TenderList'))

/** How a request ended: with the texts, or without. */
type End = { request: string; texts?: readonly TenderText[] }

/**
 * Fetches tender texts once the time has come, and the list that shows them: once there, that stays
 * while other texts are fetched. A failure can be tried again.
 *
 * @param address of the texts in one language
 * @param wanted whether they are to be shown now
 */
export function useTender(address: string, wanted: boolean) {
  const [List, setList] = useState<ComponentType<TenderListProps>>()
  const [latest, setLatest] = useState<End>()
  const [attempt, setAttempt] = useState(1)
  const request = `${attempt} ${address}`

  useEffect(() => {
    if (!wanted) return
    const stay = new AbortController()
    const finish = (texts?: readonly TenderText[]) => {
      if (!stay.signal.aborted) setLatest({ request, texts })
    }
    importList()
      .then(({ TenderList, fetchTenderTexts }) => {
        setList(() => TenderList)
        return fetchTenderTexts(address, stay.signal)
      })
      .then(finish, () => finish())
    return () => stay.abort()
  }, [address, wanted, request])

  const end = latest?.request === request ? latest : undefined
  return {
    List,
    texts: end?.texts,
    loading: wanted && !end,
    failed: end !== undefined && !end.texts,
    /** Asks once more. */
    retry: () => setAttempt(attempt + 1),
  }
}
