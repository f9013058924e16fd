const MAX_LENGTH = 2_000

/** Characters that browsers ignore or interpret differently. */
const MISLEADING = /[\p{Cc}\\]/u

/** A path of this origin. Two leading slashes would start another host. */
const PATH = /^\/(?!\/)/

/**
 * Returns where to redirect a visitor (specification §3 "Newsletter payload"): path and query of an
 * address of this site. Addresses of other sites are rejected, which prevents open redirects.
 *
 * @param address the submitted address
 * @param fallback returned for any other address
 * @param origin the origin of this site
 */
export function returnPath(address: unknown, fallback: string, origin: string): string {
  if (typeof address !== 'string' || address.length > MAX_LENGTH || MISLEADING.test(address)) {
    return fallback
  }
  const url = address.startsWith('/') ? URL.parse(address, origin) : URL.parse(address)
  if (!url || url.origin !== origin || url.username || url.password) return fallback
  const path = url.pathname + url.search
  return PATH.test(path) && path.length <= MAX_LENGTH ? path : fallback
}
