import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { ContactApiException, REFUSALS, type Refusal } from '#contact/contact_api_exception'
import { isCrossSite } from '#contact/cross_site'

/** What the body parser throws, by status: a body that is too long, or no JSON although it says so. */
const PARSER_REFUSALS: Record<number, Refusal> = {
  400: 'invalid_id',
  413: 'too_large',
  415: 'not_json',
  422: 'invalid_id',
}

/**
 * Lets only JSON from this site through to the contact API, and answers what is refused as JSON with
 * a message in the visitor's language. Nobody keeps an answer. Faults of ours go on to the exception
 * handler.
 */
export default class ContactApiMiddleware {
  async handle({ request, response, locale }: HttpContext, next: NextFn) {
    response.header('Cache-Control', 'no-store')
    try {
      if (isCrossSite(request)) throw new ContactApiException('cross_site')
      if (!/^application\/json\s*(;|$)/i.test(request.header('content-type') ?? '')) {
        throw new ContactApiException('not_json')
      }
      return await next()
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      const message = i18nManager.locale(locale).t(`contact.api.${refusal}`)
      return response.status(REFUSALS[refusal]).send({ message })
    }
  }
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof ContactApiException) return error.refusal
  return PARSER_REFUSALS[(error as { status?: number }).status ?? 500]
}
