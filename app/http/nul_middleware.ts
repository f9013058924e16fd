import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Answers a path with the character NUL with 404: nothing is called so, and PostgreSQL, which knows no
 * text with it, would fail at the question.
 */
export default class NulMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    if (!request.url().includes('\0')) return next()
    throw new Exception('No address has a NUL', { status: 404, code: 'E_NUL_IN_ADDRESS' })
  }
}
