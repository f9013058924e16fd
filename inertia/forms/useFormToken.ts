import { useCallback, useEffect, useRef, useState } from 'react'
import { FORM_TOKEN_URL, MIN_FORM_TIME } from '#shared/forms/form_guard'
import { isText, toRecord } from '~/forms/postForm'
import { fetchWithTimeout } from '~/ui/loading/fetchWithTimeout'

/**
 * Fetches a signed token with the time at which the visitor began to fill in a form. It is fetched
 * on the first touch, because the page itself is cached for everyone. Empty before, and if it
 * cannot be fetched: the form is sent without one.
 *
 * `waitForMinimumAge` resolves once the token has the minimum age: a visitor who uses autofill may
 * be faster, and would be taken for a bot.
 */
export function useFormToken(isTouched: boolean): {
  token: string
  waitForMinimumAge: () => Promise<void>
} {
  const [token, setToken] = useState('')
  const fetchedAt = useRef<number>(undefined)

  useEffect(() => {
    if (!isTouched) return
    const controller = new AbortController()
    fetchToken(controller.signal).then(
      (fetched) => {
        fetchedAt.current = performance.now()
        setToken(fetched)
      },
      () => undefined
    )
    return () => controller.abort()
  }, [isTouched])

  const waitForMinimumAge = useCallback(async () => {
    if (fetchedAt.current === undefined) return
    const wait = MIN_FORM_TIME - (performance.now() - fetchedAt.current)
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }, [])

  return { token, waitForMinimumAge }
}

async function fetchToken(signal: AbortSignal): Promise<string> {
  const { response, body } = await fetchWithTimeout(FORM_TOKEN_URL, {
    signal,
    headers: { Accept: 'application/json' },
  })
  const { token } = toRecord(body)
  return response.ok && isText(token) ? token : ''
}
