import { useEffect, useState } from 'react'
import { type Refusal, read } from './api'

/** The time without a change of the query after which the server is asked, in ms. */
const DEBOUNCE = 200

/** The latest answer, undefined before the first one; why there is none to the latest query. */
type Latest<Answer> = { answer?: Answer; error?: string }

/** Reads from the studio's API as a query changes. A late answer to an earlier query is ignored. */
export function useAnswer<Answer>(
  route: string,
  query: Record<string, string> = {}
): Latest<Answer> & { isBusy: boolean } {
  const [latest, setLatest] = useState<Latest<Answer> & { query?: string }>({})
  const asked = JSON.stringify(query)
  useEffect(() => {
    let isLate = false
    const timer = setTimeout(() => {
      read<Answer>(route, JSON.parse(asked)).then(
        (answer) => isLate || setLatest({ query: asked, answer }),
        ({ message: error }: Refusal) =>
          isLate || setLatest(({ answer }) => ({ query: asked, answer, error }))
      )
    }, DEBOUNCE)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [route, asked])
  const { answer, error } = latest
  return { answer, error, isBusy: latest.query !== asked }
}
