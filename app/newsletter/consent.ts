import { createHash } from 'node:crypto'
import type { Locale } from '#shared/locales'
import { translate } from '#texts/translate'

/** What somebody agrees to: the words beside the box, and a version that changes with them. */
export type Consent = { consent_wording: string; consent_version: string }

/** What the form asks visitors of a language to agree to. */
export function consentIn(locale: Locale): Consent {
  const link = translate(locale, 'newsletter.form.policy_link')
  const consent_wording = translate(locale, 'newsletter.form.policy', { link })
  const digest = createHash('sha256').update(consent_wording).digest('hex')
  return { consent_wording, consent_version: digest.slice(0, 16) }
}
