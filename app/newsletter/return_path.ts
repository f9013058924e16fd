/** Longer addresses are nobody's page. */
const LONGEST = 2_000

/** What browsers read over, or read as something else than it looks like. */
const MISLEADING = /[\p{Cc}\\]/u

/** A path below our origin: two slashes would begin another site's name. */
const PATH = /^\/(?!\/)/

/**
 * Where a visitor is led back to (specification §3 "Newsletter payload"): path and query of an
 * address, if it is one of ours. Nobody can have us lead visitors to another site.
 *
 * @param address as it was sent
 * @param fallback for everything that is no address of ours
 * @param origin ours
 */
export function returnPath(address: unknown, fallback: string, origin: string): string {
  if (typeof address !== 'string' || address.length > LONGEST || MISLEADING.test(address)) {
    return fallback
  }
  const url = address.startsWith('/') ? URL.parse(address, origin) : URL.parse(address)
  if (!url || url.origin !== origin || url.username || url.password) return fallback
  const path = url.pathname + url.search
  return PATH.test(path) && path.length <= LONGEST ? path : fallback
}
