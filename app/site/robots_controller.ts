import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'

/** Allows all addresses, and names the sitemaps of pages and of documents. */
export default class RobotsController {
  show({ response }: HttpContext) {
    response.type('text/plain')
    return `User-agent: *
Allow: /

Sitemap: ${appUrl}/sitemap.xml
Sitemap: ${appUrl}/data/sitemap.xml
`
  }
}
