import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Links in mails have a page of their own for invalid tokens, which are hashed before any query. */
const LINK = /^\/[a-z]{2}\/newsletter\//

/**
 * Responds to paths that contain the character NUL with 404: no page has such a path, and
 * PostgreSQL rejects text that contains it.
 */
export default class NulMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const path = request.url()
    if (!path.includes('\0') || LINK.test(path)) return next()
    throw new Exception('The path contains NUL', { status: 404, code: 'E_NUL_IN_ADDRESS' })
  }
}
