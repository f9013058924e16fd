import { http, router } from '@inertiajs/react'

type Client = ReturnType<typeof http.getClient>
type Asked = Parameters<Client['request']>[0]
type Answer = ReturnType<Client['request']>

/** How long a prefetched page can be used, in milliseconds, since content may change. */
const MAX_AGE = 30_000

/** The request headers by which responses for a URL vary. */
const VARYING = [
  'X-Inertia-Version',
  'X-Inertia-Partial-Component',
  'X-Inertia-Except-Once-Props',
] as const

const network = http.getClient()
const fetched = new Map<string, { asked: Asked; answer: Answer; stop: AbortController }>()
let headers: Asked['headers']

/**
 * Serves prefetched pages to visits, as Inertia's HTTP client. Inertia's own `prefetch` shows
 * errors of prefetches, and no progress bar for a visit that waits for one.
 */
export function servePrefetchedPages() {
  http.setClient({ request: (asked) => take(asked) ?? network.request(asked) })
  router.on('navigate', ({ detail: { page } }) => {
    headers = {
      Accept: 'text/html, application/xhtml+xml',
      'X-Inertia': 'true',
      'X-Inertia-Version': String(page.version),
      'X-Inertia-Except-Once-Props': Object.keys(page.onceProps ?? {}).join(','),
    }
  })
}

/** Prefetches a page; not offline, and not with `Save-Data`. */
export function prefetch(href: string) {
  const [url, here] = [href, location.href].map((each) => each.split('#')[0])
  if (!headers || url === here || fetched.has(url) || !isAffordable()) return
  const stop = new AbortController()
  const asked: Asked = { method: 'get', url, headers, signal: stop.signal }
  const answer = network.request(asked)
  fetched.set(url, { asked, answer, stop })
  const evict = () => {
    if (fetched.get(url)?.answer === answer) fetched.delete(url)
  }
  answer.catch(evict)
  setTimeout(evict, MAX_AGE)
}

/**
 * Returns the prefetched response for a request. If the prefetch fails, the request is sent to the
 * network.
 */
function take(asked: Asked): Answer | undefined {
  const page = fetched.get(asked.url)
  const isSame = (name: string) => page?.asked.headers?.[name] === asked.headers?.[name]
  if (!page || asked.method !== 'get' || !VARYING.every(isSame)) return undefined
  fetched.delete(asked.url)
  asked.signal?.addEventListener('abort', () => page.stop.abort())
  return page.answer.catch((error: unknown) => {
    if (asked.signal?.aborted) throw error
    return network.request(asked)
  })
}

function isAffordable(): boolean {
  const { onLine, connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return onLine && connection?.saveData !== true
}
