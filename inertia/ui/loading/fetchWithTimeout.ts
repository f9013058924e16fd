/** Timeout of requests, in milliseconds. */
const TIMEOUT = 30_000

/**
 * Fetches JSON with a timeout that includes the body.
 *
 * @throws TypeError without a connection, DOMException `TimeoutError` after 30 s, or the reason of
 *   the request's own signal
 * @returns the response and its body; undefined for a body that is not JSON
 */
export async function fetchWithTimeout(
  url: string,
  { signal, ...request }: RequestInit = {}
): Promise<{ response: Response; body: unknown }> {
  const limit = new AbortController()
  const stop = () => limit.abort(signal?.reason)
  const timer = setTimeout(
    () => limit.abort(new DOMException('No response in time', 'TimeoutError')),
    TIMEOUT
  )
  signal?.addEventListener('abort', stop)
  try {
    const response = await fetch(url, { ...request, signal: limit.signal })
    const body: unknown = await response.json().catch(() => undefined)
    limit.signal.throwIfAborted()
    return { response, body }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** Whether a request failed because of the timeout. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}
