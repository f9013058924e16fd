import type { IncomingMessage } from 'node:http'
import { hasBody } from '#http/unread_body'
import { CHOICE_RELOAD } from '#shared/article_choice'
import { LOCALES, type Locale } from '#shared/locales'

/** Responses for longer URLs are not cached. */
const MAX_URL_LENGTH = 500

/** The path of a page starts with its language; responses for other paths are not cached. */
const PAGE = new RegExp(`^/(${LOCALES.join('|')})(?:[/?]|$)`)

/**
 * The keys of the props that all pages of a language share, by language. A client receives these
 * props once.
 */
type SharedKeys = ReadonlyMap<Locale, ReadonlySet<string>>

/**
 * Returns the key under which the response to a request is cached. For one content version,
 * requests with the same key get the same response: HTML, an Inertia page with the shared props or
 * one without them, or the props of a choice.
 *
 * @returns undefined for a request whose response is never cached
 */
export function cacheKey(request: IncomingMessage, shared: SharedKeys): string | undefined {
  const { method, url = '', headers } = request
  if ((method !== 'GET' && method !== 'HEAD') || url.length > MAX_URL_LENGTH) return undefined
  if (!PAGE.test(url) || hasBody(request)) return undefined
  if (!headers['x-inertia']) return url
  const partial = partialOf(headers)
  if (partial === undefined) return undefined

  const known = headers['x-inertia-except-once-props']
  const part = known ? partOf(String(known), shared.get(url.slice(1, 3) as Locale)) : 'whole'
  return part && `${partial}${part} ${String(headers['x-inertia-version'])} ${url}`
}

/**
 * Returns the part of the key for the props that a partial reload names; empty for a visit of the
 * whole page. Those of a group's choice are the only ones that are cached: undefined for others.
 */
function partialOf(headers: IncomingMessage['headers']): string | undefined {
  const component = headers['x-inertia-partial-component']
  if (component === undefined) return ''
  const isChoice =
    component === CHOICE_RELOAD.component &&
    headers['x-inertia-partial-data'] === CHOICE_RELOAD.only.join(',') &&
    headers['x-inertia-partial-except'] === undefined
  return isChoice ? 'choice ' : undefined
}

type Part = 'whole' | 'rest' | undefined

/** The last header that was compared with a set of keys: browsers send the keys as they came. */
const lastKnown = new WeakMap<ReadonlySet<string>, { known: string; part: Part }>()

/** Whether a client has none ('whole') or all ('rest') of the shared props; undefined for some. */
function partOf(known: string, shared: ReadonlySet<string> | undefined): Part {
  if (!shared) return undefined
  const last = lastKnown.get(shared)
  if (last?.known === known) return last.part
  const count = shared.intersection(new Set(known.split(','))).size
  const part = count === 0 ? 'whole' : count === shared.size ? 'rest' : undefined
  lastKnown.set(shared, { known, part })
  return part
}
