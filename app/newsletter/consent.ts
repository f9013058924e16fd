import { createHash } from 'node:crypto'
import type { Locale } from '#shared/locales'
import { translate } from '#texts/translate'

/** The consent of a subscriber: the wording beside the checkbox, and a version derived from it. */
export type Consent = { consentWording: string; consentVersion: string }

/** Returns the consent that the form asks for in a language. */
export function consentIn(locale: Locale): Consent {
  const link = translate(locale, 'newsletter.form.policy_link')
  const consentWording = translate(locale, 'newsletter.form.policy', { link })
  const digest = createHash('sha256').update(consentWording).digest('hex')
  return { consentWording, consentVersion: digest.slice(0, 16) }
}
