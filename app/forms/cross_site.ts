import type { HttpRequest } from '@adonisjs/core/http'

/**
 * Whether a page of another site caused the request, by `Sec-Fetch-Site`, or in older browsers by
 * `Origin`. Clients other than browsers send neither.
 */
export function isCrossSite(request: Pick<HttpRequest, 'header' | 'host'>): boolean {
  const site = request.header('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = request.header('origin')
  return origin !== undefined && URL.parse(origin)?.host !== request.host()
}
