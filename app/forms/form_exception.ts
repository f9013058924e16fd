import { Exception } from '@adonisjs/core/exceptions'
import type { TextKey } from '#shared/messages'

/** Error messages by field. */
export type FieldErrors = Record<string, string[]>

/** Reasons to reject a submission unread, with their status. Messages are below `forms.refused`. */
const REFUSALS = {
  unreadable: 400,
  cross_site: 403,
  too_large: 413,
  wrong_type: 415,
  filled_honeypot: 422,
  too_many: 429,
} as const

export type Refusal = keyof typeof REFUSALS

/** The number of attempts, their limit, and the seconds until the next one is allowed. */
export type Counts = { attempts: number; limit: number; retryAfter: number }

/** A form was rejected for a reason that the sender can act on. */
export class FormException extends Exception {
  readonly textKey: TextKey
  readonly errors?: FieldErrors
  readonly refusal?: Refusal
  readonly counts?: Counts

  constructor(
    textKey: TextKey,
    options: { status: number; errors?: FieldErrors; refusal?: Refusal; counts?: Counts }
  ) {
    super(textKey, { status: options.status, code: 'E_FORM' })
    this.textKey = textKey
    this.errors = options.errors
    this.refusal = options.refusal
    this.counts = options.counts
  }
}

export function refused(refusal: Refusal, counts?: Counts): FormException {
  return new FormException(`forms.refused.${refusal}`, {
    status: REFUSALS[refusal],
    refusal,
    counts,
  })
}
