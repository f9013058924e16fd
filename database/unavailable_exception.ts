import { Exception } from '@adonisjs/core/exceptions'

/** Nothing is wrong with what was sent, and nothing of it was kept: it may be sent again. */
export class UnavailableException extends Exception {
  static override status = 503
  static override code = 'E_UNAVAILABLE'
}
