import type { HttpContext } from '@adonisjs/core/http'
import { createFormToken } from '#forms/form_token'

export default class FormTokenController {
  /** Says when a visitor began to fill in a form; asked for on the first touch. */
  show({ response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    return { token: createFormToken() }
  }
}
