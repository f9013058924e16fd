import type { IncomingMessage } from 'node:http'
import { hasBody } from '#http/unread_body'
import { LOCALES, type Locale } from '#shared/locales'

/** Longer addresses are nobody's link. */
const LONGEST_URL = 500

/** Every page's address starts with its language; the others are never kept. */
const PAGE = new RegExp(`^/(${LOCALES.join('|')})(?:[/?]|$)`)

/** The keys of what all pages of a language share: once a client has it, it is not sent again. */
export type SharedKeys = ReadonlyMap<Locale, ReadonlySet<string>>

/**
 * What an answer that may be kept is kept under: requests with the same key get the same answer, in
 * the same edition of the content. A page is HTML, under its address alone; JSON with what all pages
 * share; or JSON without.
 *
 * @returns undefined for a request whose answer is never kept
 */
export function answerKey(request: IncomingMessage, shared: SharedKeys): string | undefined {
  const { method, url = '', headers } = request
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_URL) return undefined
  if (!PAGE.test(url) || hasBody(request)) return undefined
  if (!headers['x-inertia']) return url
  /** The site's own visits ask for whole pages. */
  if (headers['x-inertia-partial-component'] !== undefined) return undefined

  const known = headers['x-inertia-except-once-props']
  const part = known ? partOf(String(known), shared.get(url.slice(1, 3) as Locale)) : 'whole'
  return part && `${part} ${String(headers['x-inertia-version'])} ${url}`
}

type Part = 'whole' | 'rest' | undefined

/** How many lists of keys are remembered of a language: the site's own visits send a handful. */
const MOST_REMEMBERED = 100

/** What clients have by the lists that they send, as long as pages share the same. */
const remembered = new WeakMap<ReadonlySet<string>, Map<string, Part>>()

/** Whether a client has all or nothing of what pages share. */
function partOf(known: string, shared: ReadonlySet<string> | undefined): Part {
  if (!shared) return undefined
  const parts = remembered.get(shared) ?? new Map<string, Part>()
  if (!parts.has(known)) {
    if (parts.size >= MOST_REMEMBERED) parts.clear()
    remembered.set(shared, parts.set(known, compare(known, shared)))
  }
  return parts.get(known)
}

function compare(known: string, shared: ReadonlySet<string>): Part {
  const count = shared.intersection(new Set(known.split(','))).size
  if (count === 0) return 'whole'
  return count === shared.size ? 'rest' : undefined
}
