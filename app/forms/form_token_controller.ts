import type { HttpContext } from '@adonisjs/core/http'
import { createFormToken } from '#forms/form_token'

export default class FormTokenController {
  /** Returns a form token; requested on the first interaction. */
  show({ response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    return { token: createFormToken() }
  }
}
