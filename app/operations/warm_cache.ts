import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { findListedUrls } from '#content/pages/page_queries'
import { responses } from '#http/responses'
import { LOCALES } from '#shared/locales'

/**
 * Requests every listed page, as HTML and as an Inertia visit, so that the first visitor gets a cached
 * response. It uses at most half of a processor, and ends when the cache is full.
 *
 * @param server where the site listens, such as `http://127.0.0.1:3333`
 */
export async function warmCache(server: string, signal: AbortSignal) {
  const urls = await findListedUrls()
  const { headers } = await request(server, urls[0] ?? '/', { 'x-inertia': 'true' })
  const version = String(headers['x-inertia-version'])
  for (const isVisit of [false, true]) {
    for (const url of urls) {
      if (signal.aborted || responses.isFull) return
      const began = performance.now()
      await request(server, url, isVisit ? visitHeaders(url, version) : {})
      await pause(performance.now() - began, undefined, { signal }).catch(() => undefined)
    }
  }
}

/** The headers of a browser that has visited another page of the language. */
function visitHeaders(url: string, version: string): Record<string, string> {
  const locale = LOCALES.find((each) => url.split('/')[1] === each)
  const keys = locale && responses.sharedKeys.get(locale)
  return {
    'x-inertia': 'true',
    'x-inertia-version': version,
    'x-inertia-except-once-props': [...(keys ?? [])].join(','),
  }
}

async function request(server: string, url: string, headers: Record<string, string>) {
  const sent = get(server + url, { headers: { 'accept-encoding': 'br', ...headers } })
  const [response]: IncomingMessage[] = await once(sent, 'response')
  await once(response.resume(), 'end')
  return response
}
