import { formTokenAge } from '#forms/form_token'
import { HONEYPOT_FIELD, MIN_FORM_TIME, TOKEN_FIELD } from '#shared/forms/form_guard'
import { sum } from '#shared/numbers'

/** The age from which a token is stale, in ms. */
const MAX_TOKEN_AGE = 24 * 3_600_000

/** Weights of the signals; a sum of 2 marks a request as likely spam. */
const WEIGHTS = { honeypot: 2, too_fast: 2, global_limit: 2, stale_token: 1, no_token: 1, links: 1 }

export type SpamSignal = keyof typeof WEIGHTS

/**
 * Signals that a submission is spam. They never reject a request; it is marked for review. A
 * missing token alone is not enough, because there is none without JavaScript.
 *
 * @param fields as submitted
 * @param isAboveGlobalLimit whether the form has exceeded its global limit
 */
export function spamSignals(
  fields: Record<string, unknown>,
  isAboveGlobalLimit: boolean
): SpamSignal[] {
  const age = formTokenAge(fields[TOKEN_FIELD])
  const message = typeof fields.message === 'string' ? fields.message : ''
  const links = message.match(/https?:\/\//gi)?.length ?? 0
  const found: Record<SpamSignal, boolean> = {
    honeypot: isHoneypotFilled(fields),
    no_token: age === undefined,
    too_fast: age !== undefined && age < MIN_FORM_TIME,
    stale_token: age !== undefined && age > MAX_TOKEN_AGE,
    links: links > 2,
    global_limit: isAboveGlobalLimit,
  }
  return (Object.keys(found) as SpamSignal[]).filter((name) => found[name])
}

export function isLikelySpam(found: readonly SpamSignal[]): boolean {
  return sum(found.map((name) => WEIGHTS[name])) >= 2
}

/** Whether the hidden field was filled in. */
export function isHoneypotFilled(fields: Record<string, unknown>): boolean {
  return Boolean(fields[HONEYPOT_FIELD])
}
