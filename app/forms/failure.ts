import type { HttpContext } from '@adonisjs/core/http'
import { UnavailableException } from '#database/unavailable_exception'
import { type FieldErrors, FormException } from '#forms/form_exception'
import { translate } from '#texts/translate'

/** The response to a form that was not accepted (specification §8). */
export type Failure = { message: string; errors?: FieldErrors }

/** Whether the response to a form is a page: it was submitted by the browser, not by a script. */
export function answersPage({ request }: Pick<HttpContext, 'request'>): boolean {
  return /\btext\/html\b/.test(request.header('accept') ?? '')
}

/**
 * Returns the reason why a form was not accepted, in the visitor's language, and sets the status.
 * Logs server errors and rejected forms without data about the sender.
 *
 * @returns undefined for an error that no form expects
 */
export function answerFailure(
  error: unknown,
  { request, response, locale, logger, route }: HttpContext
): Failure | undefined {
  if (error instanceof UnavailableException && request.method() === 'POST') {
    logger.error({ err: error }, 'a form could not be stored')
    response.status(503).header('Retry-After', 60)
    return { message: translate(locale, 'forms.refused.unavailable') }
  }
  if (!(error instanceof FormException)) return undefined
  const { status, textKey, errors, refusal, counts } = error
  response.status(status)
  if (counts) response.header('Retry-After', counts.retryAfter)
  if (refusal) {
    logger.warn({ form: route?.pattern, reason: refusal, ...counts }, 'a form was refused')
  }
  return { message: translate(locale, textKey), errors }
}
