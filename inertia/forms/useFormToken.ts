import { useEffect, useState } from 'react'
import { FORM_TOKEN_URL } from '#shared/form_guard'

/**
 * The server's word on when the visitor began with a form: fetched when they do, because the page
 * itself is the same for everyone. Empty until then, and if it cannot be had; the form goes without.
 */
export function useFormToken(hasBegun: boolean): string {
  const [token, setToken] = useState('')

  useEffect(() => {
    if (!hasBegun) return
    const stay = new AbortController()
    fetchToken(stay.signal).then(setToken, () => undefined)
    return () => stay.abort()
  }, [hasBegun])

  return token
}

async function fetchToken(signal: AbortSignal): Promise<string> {
  const answer = await fetch(FORM_TOKEN_URL, { signal, headers: { Accept: 'application/json' } })
  if (!answer.ok) return ''
  const { token } = (await answer.json()) as { token: string }
  return token
}
