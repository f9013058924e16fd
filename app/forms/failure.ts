import type { HttpContext } from '@adonisjs/core/http'
import { UnavailableException } from '#database/unavailable_exception'
import { type FieldErrors, FormException } from '#forms/form_exception'
import { translate } from '#texts/translate'

/** What a form is answered that was not taken (specification §8). */
export type Failure = { message: string; errors?: FieldErrors }

/** Whether a form was sent by the browser itself and not by a script: it is answered with a page. */
export function answersPage({ request }: Pick<HttpContext, 'request'>): boolean {
  return /\btext\/html\b/.test(request.header('accept') ?? '')
}

/**
 * Why a form was not taken, in the visitor's language; sets the answer's status. What is
 * our fault is logged here, however it is answered, and so is what was refused, without a word of who
 * sent it: a form's route holds no secret and no address.
 *
 * @returns undefined for an error that is no answer to a form
 */
export function answerFailure(
  error: unknown,
  { request, response, locale, logger, route }: HttpContext
): Failure | undefined {
  if (error instanceof UnavailableException && request.method() === 'POST') {
    logger.error({ err: error }, 'a form could not be kept')
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
