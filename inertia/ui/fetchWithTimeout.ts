/** How long a visitor waits for an answer at most, in ms. */
const LIMIT = 30_000

/**
 * Asks the site for JSON with a limit on the time, which holds until the whole answer is here.
 *
 * @throws TypeError without a connection, DOMException `TimeoutError` after 30 s, or the reason of
 * the request's own signal
 * @returns the answer, and its body; undefined for one that is no JSON
 */
export async function fetchWithTimeout(
  url: string,
  { signal, ...request }: RequestInit = {}
): Promise<{ answer: Response; body: unknown }> {
  const limit = new AbortController()
  const stop = () => limit.abort(signal?.reason)
  const timer = setTimeout(
    () => limit.abort(new DOMException('No answer in time', 'TimeoutError')),
    LIMIT
  )
  signal?.addEventListener('abort', stop)
  try {
    const answer = await fetch(url, { ...request, signal: limit.signal })
    const body: unknown = await answer.json().catch(() => undefined)
    limit.signal.throwIfAborted()
    return { answer, body }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** Whether it failed because the time was over. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}
