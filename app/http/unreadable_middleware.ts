import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { unreadableTarget } from '#http/request_target'

/** Responds to a URL with invalid percent-encoding with 400. */
export default class UnreadableMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const target = unreadableTarget(request.request)
    if (target === undefined) return next()
    request.request.url = target
    request.parsedUrl.pathname = target.split(/[?#]/, 1)[0] ?? ''
    throw new Exception('The URL has invalid percent-encoding', {
      status: 400,
      code: 'E_UNREADABLE_ADDRESS',
    })
  }
}
