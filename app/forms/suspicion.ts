import { formTokenAge } from '#forms/form_token'
import { FASTEST, HONEYPOT_FIELD, TOKEN_FIELD } from '#shared/form_guard'

/** Nobody leaves a form open longer, in ms. */
const SLOWEST = 24 * 3_600_000

/** How much each finding weighs; from 2 on a request is suspected. */
const WEIGHTS = { honeypot: 2, too_fast: 2, crowded: 2, stale_token: 1, no_token: 1, links: 1 }

export type Finding = keyof typeof WEIGHTS

/**
 * What speaks against a person having filled in a form. Nothing of it refuses a request: it is
 * marked, and somebody has a look. Without JavaScript there is no token, which alone is nothing.
 *
 * @param fields as they were sent
 * @param isCrowded whether so many are sent at once that most of them can hardly be from people
 */
export function findings(
  fields: Record<string, unknown>,
  isCrowded: boolean,
  now = Date.now()
): Finding[] {
  const age = formTokenAge(fields[TOKEN_FIELD], now)
  const message = typeof fields.message === 'string' ? fields.message : ''
  const links = message.match(/https?:\/\//gi)?.length ?? 0
  const found: Record<Finding, boolean> = {
    honeypot: isHoneypotFilled(fields),
    no_token: age === undefined,
    too_fast: age !== undefined && age < FASTEST,
    stale_token: age !== undefined && age > SLOWEST,
    links: links > 2,
    crowded: isCrowded,
  }
  return (Object.keys(found) as Finding[]).filter((name) => found[name])
}

export function isSuspected(found: readonly Finding[]): boolean {
  return found.reduce((sum, name) => sum + WEIGHTS[name], 0) >= 2
}

/** Whether the field that people do not see was filled in. */
export function isHoneypotFilled(fields: Record<string, unknown>): boolean {
  return Boolean(fields[HONEYPOT_FIELD])
}
