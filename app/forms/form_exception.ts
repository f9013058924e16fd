import { Exception } from '@adonisjs/core/exceptions'
import type { TextKey } from '#shared/messages'

/** A field's errors by its name, in words. */
export type FieldErrors = Record<string, string[]>

/** What was sent is not taken, for a reason that the sender can act on. */
export class FormException extends Exception {
  readonly textKey: TextKey
  readonly errors?: FieldErrors
  /** Seconds after which it may be sent again. */
  readonly retryAfter?: number

  constructor(
    textKey: TextKey,
    options: { status: number; errors?: FieldErrors; retryAfter?: number }
  ) {
    super(textKey, { status: options.status, code: 'E_FORM' })
    this.textKey = textKey
    this.errors = options.errors
    this.retryAfter = options.retryAfter
  }
}

/** Why what was sent is refused unread, and with which status; `forms.refused` holds the words. */
const REFUSALS = {
  unreadable: 400,
  cross_site: 403,
  too_large: 413,
  wrong_type: 415,
  filled_honeypot: 422,
  too_many: 429,
} as const

export type Refusal = keyof typeof REFUSALS

/** @param retryAfter seconds after which it may be sent again */
export function refused(refusal: Refusal, retryAfter?: number): FormException {
  return new FormException(`forms.refused.${refusal}`, { status: REFUSALS[refusal], retryAfter })
}
