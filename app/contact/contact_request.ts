import { ContactRequestSchema } from '#database/schema'
import type { ContactForm } from '#shared/forms/contact_form'
import type { Locale } from '#shared/locales'

export class ContactRequest extends ContactRequestSchema {
  declare sector: ContactForm['sector']
  declare origin: ContactForm['origin']

  /**
   * The values by their columns, which are named like the fields of the form. Not `serialize()`: it
   * names values by the naming strategy of the schema class, in camel case.
   */
  get fields() {
    const { attributesToColumns } = ContactRequest.$keys
    const values = Object.entries(this.$attributes)
    return Object.fromEntries(
      values.map(([attribute, value]) => [attributesToColumns.resolve(attribute), value])
    ) as StoredFields
  }
}

/** A request with its fields as the form, mails and the export name them. */
export type RequestFields = Omit<ContactForm, 'data_policy'> & {
  code: string
  locale: Locale
  /** The concern that a link to the form has named; otherwise empty. */
  concern: string
  country_code: string | null
  is_suspected: boolean
}

type StoredFields = RequestFields & { created_at: string; spam_signals: string }
