import { useEffect, useState } from 'react'
import { read } from './api'

/** The time without a change of the query after which the server is asked, in ms. */
const DEBOUNCE = 200

/** The latest answer, undefined before the first one, and whether another is awaited. */
type Latest<Answer> = { answer: Answer | undefined; isBusy: boolean }

/** Reads from the studio's API as a query changes. A late answer to an earlier query is ignored. */
export function useAnswer<Answer>(
  route: string,
  query: Record<string, string> = {}
): Latest<Answer> {
  const [answered, setAnswered] = useState<{ query: string; answer: Answer }>()
  const asked = JSON.stringify(query)
  useEffect(() => {
    let isLate = false
    const timer = setTimeout(() => {
      read<Answer>(route, JSON.parse(asked)).then(
        (answer) => isLate || setAnswered({ query: asked, answer }),
        () => {}
      )
    }, DEBOUNCE)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [route, asked])
  return { answer: answered?.answer, isBusy: answered?.query !== asked }
}
