import type { HttpRequest } from '@adonisjs/core/http'

/**
 * Whether another site's page made the browser send this. Told by `Sec-Fetch-Site`, in older browsers
 * by `Origin`; what has neither comes from no browser's page.
 */
export function isCrossSite(request: Pick<HttpRequest, 'header' | 'host'>): boolean {
  const site = request.header('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = request.header('origin')
  return origin !== undefined && URL.parse(origin)?.host !== request.host()
}
