import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'

/** Why a request for a contact person is refused, and with which status. */
const STATUSES = {
  cross_site: 403,
  not_found: 404,
  too_large: 413,
  not_json: 415,
  invalid_id: 422,
}

export type Refusal = keyof typeof STATUSES

/** Answers with the reason, in the visitor's language. */
export function refuse({ response, locale }: HttpContext, refusal: Refusal) {
  const message = i18nManager.locale(locale).t(`contact.api.${refusal}`)
  return response.status(STATUSES[refusal]).send({ message })
}
