import type { ContactForm } from '#shared/contact_form'
import type { Locale } from '#shared/locales'

/** A contact request as it is kept. */
export type ContactRequest = Omit<ContactForm, 'data_policy'> & {
  id: number
  code: string
  locale: Locale
  /** ISO 8601, UTC. */
  created_at: string
  country_code: string | null
  is_suspected: boolean
  /** Separated by commas. */
  findings: string
}
