import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'

export default class RobotsController {
  show({ response }: HttpContext) {
    response.type('text/plain')
    return `User-agent: *\nAllow: /\n\nSitemap: ${appUrl}/sitemap.xml\n`
  }
}
