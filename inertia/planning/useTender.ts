import { type ComponentType, useEffect, useState } from 'react'
import { tenderFiles, tenderLocale } from '#shared/group_files'
import type { Locale } from '#shared/locales'
import { useShared } from '~/context/useShared'
import type { TenderListProps, TenderText } from '~/planning/lazy/TenderList'
import { retryableImport } from '~/ui/retryableImport'

const importList = retryableImport(() => import('~/planning/lazy/TenderList'))

/** What is asked for; another one, if only for the same language, is asked anew. */
type Request = { locale: Locale }

/** How a request ended: with the texts, or without. */
type End = { request: Request; texts?: readonly TenderText[] }

/**
 * Fetches a group's tender texts once the time has come, first in the page's language if it is among
 * theirs, and the list that shows them: once there, that stays while other texts are fetched. A failure
 * can be tried again.
 *
 * @param wanted whether they are to be shown now
 */
export function useTender(group: string, wanted: boolean) {
  const { locale } = useShared()
  const [List, setList] = useState<ComponentType<TenderListProps>>()
  const [request, ask] = useState<Request>({ locale: tenderLocale(locale) })
  const [latest, setLatest] = useState<End>()

  useEffect(() => {
    if (!wanted) return
    const stay = new AbortController()
    const finish = (texts?: readonly TenderText[]) => {
      if (!stay.signal.aborted) setLatest({ request, texts })
    }
    importList()
      .then(({ TenderList, fetchTenderTexts }) => {
        setList(() => TenderList)
        return fetchTenderTexts(`${tenderFiles(group)}/${request.locale}.json`, stay.signal)
      })
      .then(finish, () => finish())
    return () => stay.abort()
  }, [group, wanted, request])

  const end = latest?.request === request ? latest : undefined
  return {
    List,
    chosen: request.locale,
    choose: (chosen: Locale) => ask({ locale: chosen }),
    texts: end?.texts,
    loading: wanted && !end,
    failed: end !== undefined && !end.texts,
    /** Asks once more. */
    retry: () => ask({ ...request }),
    /** The list cannot be shown. */
    fail: () => setLatest({ request }),
  }
}
