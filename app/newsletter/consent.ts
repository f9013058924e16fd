import { hash } from 'node:crypto'
import type { Locale } from '#shared/locales'
import { translate } from '#texts/translate'

/** The consent of a subscriber: the wording beside the checkbox, and a version derived from it. */
type Consent = { consentWording: string; consentVersion: string }

/** Returns the consent that the form asks for in a language. */
export function consentIn(locale: Locale): Consent {
  const link = translate(locale, 'newsletter.form.policy_link')
  const consentWording = translate(locale, 'newsletter.form.policy', { link })
  return { consentWording, consentVersion: hash('sha256', consentWording).slice(0, 16) }
}
