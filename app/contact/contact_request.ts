import type { ContactForm } from '#shared/contact_form'
import type { Locale } from '#shared/locales'

/** A stored contact request. */
export type ContactRequest = Omit<ContactForm, 'data_policy'> & {
  id: number
  code: string
  locale: Locale
  /** ISO 8601, in UTC. */
  created_at: string
  country_code: string | null
  is_suspected: boolean
  /** Spam signals, separated by commas. */
  spam_signals: string
}
