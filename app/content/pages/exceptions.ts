import { Exception } from '@adonisjs/core/exceptions'

/** No page has this address. */
export class NotFoundException extends Exception {
  static override status = 404
  static override code = 'E_PAGE_NOT_FOUND'
}

/** A page had this address and will not come back. */
export class GoneException extends Exception {
  static override status = 410
  static override code = 'E_PAGE_GONE'
}
