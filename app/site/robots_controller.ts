import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'

/** Every address may be looked at; the sitemaps of pages and of documents name what is worth it. */
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
