import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** The links of mails, which say themselves that nobody has sent them: their tokens are hashed. */
const LINK = /^\/[a-z]{2}\/newsletter\//

/**
 * Answers a path with the character NUL with 404: nothing is called so, and PostgreSQL, which knows no
 * text with it, would fail at the question.
 */
export default class NulMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const path = request.url()
    if (!path.includes('\0') || LINK.test(path)) return next()
    throw new Exception('No address has a NUL', { status: 404, code: 'E_NUL_IN_ADDRESS' })
  }
}
