import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Links in mails: their tokens are hashed, and their pages have their own message for invalid
 * links.
 */
const LINK = /^\/[a-z]{2}\/newsletter\//

/**
 * Responds to paths that contain the character NUL with 404: no page has such a path, and
 * PostgreSQL rejects text that contains it.
 */
export default class NulMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const path = request.url()
    if (!path.includes('\0') || LINK.test(path)) return next()
    throw new Exception('No address has a NUL', { status: 404, code: 'E_NUL_IN_ADDRESS' })
  }
}
