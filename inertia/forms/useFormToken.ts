import { useCallback, useEffect, useRef, useState } from 'react'
import { FASTEST, FORM_TOKEN_URL } from '#shared/form_guard'
import { isText, toRecord } from '~/forms/postForm'
import { fetchInTime } from '~/ui/fetchInTime'

/**
 * The server's word on when the visitor began with a form: fetched when they do, because the page
 * itself is the same for everyone. Empty until then, and if it cannot be had; the form goes without.
 *
 * Whom the browser spares the typing may be done faster than people type. `ripen` waits until the
 * token is as old as that takes, so that nobody who uses the form is suspected of being a machine.
 */
export function useFormToken(hasBegun: boolean): { token: string; ripen: () => Promise<void> } {
  const [token, setToken] = useState('')
  const fetchedAt = useRef<number>(undefined)

  useEffect(() => {
    if (!hasBegun) return
    const stay = new AbortController()
    fetchToken(stay.signal).then(
      (fetched) => {
        fetchedAt.current = performance.now()
        setToken(fetched)
      },
      () => undefined
    )
    return () => stay.abort()
  }, [hasBegun])

  const ripen = useCallback(async () => {
    if (fetchedAt.current === undefined) return
    const wait = FASTEST - (performance.now() - fetchedAt.current)
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }, [])

  return { token, ripen }
}

async function fetchToken(signal: AbortSignal): Promise<string> {
  const { answer, body } = await fetchInTime(FORM_TOKEN_URL, {
    signal,
    headers: { Accept: 'application/json' },
  })
  const { token } = toRecord(body)
  return answer.ok && isText(token) ? token : ''
}
