import { Exception } from '@adonisjs/core/exceptions'

/** No page has this address. */
export class NotFoundException extends Exception {
  static override status = 404
  static override code = 'E_PAGE_NOT_FOUND'
}

/** The address of a preview that has expired, or was never one. */
export class PreviewOverException extends Exception {
  static override status = 403
  static override code = 'E_PREVIEW_OVER'
}

/** A page had this address and will not come back. */
export class GoneException extends Exception {
  static override status = 410
  static override code = 'E_PAGE_GONE'
}
