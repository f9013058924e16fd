import { http, router } from '@inertiajs/react'

type Client = ReturnType<typeof http.getClient>
type HttpRequest = Parameters<Client['request']>[0]
type HttpResponse = ReturnType<Client['request']>

/** How long a prefetched page can be used, in milliseconds, since content may change. */
const MAX_AGE = 30_000

/** The request headers by which responses for a URL vary. */
const VARY = [
  'X-Inertia-Version',
  'X-Inertia-Partial-Component',
  'X-Inertia-Except-Once-Props',
] as const

const network = http.getClient()
const prefetched = new Map<
  string,
  { request: HttpRequest; response: HttpResponse; controller: AbortController }
>()
let headers: HttpRequest['headers']

/**
 * Serves prefetched pages to visits, as Inertia's HTTP client. Inertia's own `prefetch` shows
 * errors of prefetches, and no progress bar for a visit that waits for one.
 */
export function servePrefetchedPages() {
  http.setClient({ request: (request) => takePrefetched(request) ?? network.request(request) })
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
  if (!headers || url === here || prefetched.has(url) || !mayPrefetch()) return
  const controller = new AbortController()
  const request: HttpRequest = { method: 'get', url, headers, signal: controller.signal }
  const response = network.request(request)
  prefetched.set(url, { request, response, controller })
  const evict = () => {
    if (prefetched.get(url)?.response === response) prefetched.delete(url)
  }
  response.catch(evict)
  setTimeout(evict, MAX_AGE)
}

/**
 * Returns the prefetched response for a request. If the prefetch fails, the request is sent to the
 * network.
 */
function takePrefetched(request: HttpRequest): HttpResponse | undefined {
  const page = prefetched.get(request.url)
  const isSame = (name: string) => page?.request.headers?.[name] === request.headers?.[name]
  if (!page || request.method !== 'get' || !VARY.every(isSame)) return undefined
  prefetched.delete(request.url)
  request.signal?.addEventListener('abort', () => page.controller.abort())
  return page.response.catch((error: unknown) => {
    if (request.signal?.aborted) throw error
    return network.request(request)
  })
}

function mayPrefetch(): boolean {
  const { onLine, connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return onLine && connection?.saveData !== true
}
