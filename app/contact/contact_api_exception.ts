import { Exception } from '@adonisjs/core/exceptions'

/** Why a request for a contact person is refused, and with which status. */
export const REFUSALS = {
  cross_site: 403,
  not_found: 404,
  too_large: 413,
  not_json: 415,
  invalid_id: 422,
} as const

export type Refusal = keyof typeof REFUSALS

/** A request that is refused; its words are the interface text `contact.api.<refusal>`. */
export class ContactApiException extends Exception {
  constructor(readonly refusal: Refusal) {
    super(refusal, { status: REFUSALS[refusal], code: 'E_CONTACT_API' })
  }
}
