import { Exception } from '@adonisjs/core/exceptions'

/** Thrown if no page has the requested address. */
export class NotFoundException extends Exception {
  static override status = 404
  static override code = 'E_PAGE_NOT_FOUND'
}

/** Thrown for the address of a preview that has expired or is invalid. */
export class PreviewExpiredException extends Exception {
  static override status = 403
  static override code = 'E_PREVIEW_EXPIRED'
}

/** Thrown for the address of a page that has been removed for good. */
export class GoneException extends Exception {
  static override status = 410
  static override code = 'E_PAGE_GONE'
}
