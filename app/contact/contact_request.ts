import { SnakeCaseNamingStrategy } from '@adonisjs/lucid/orm'
import { ContactRequestSchema } from '#database/schema'
import type { ContactForm } from '#shared/contact_form'
import type { Locale } from '#shared/locales'

/** A contact request. Serialized, its fields have the names of the form. */
export class ContactRequest extends ContactRequestSchema {
  static override namingStrategy = new SnakeCaseNamingStrategy()

  declare sector: ContactForm['sector']
  declare origin: ContactForm['origin']

  get fields() {
    return this.serialize() as RequestFields
  }
}

/** A request with its fields as the form, mails and the export name them. */
export type RequestFields = Omit<ContactForm, 'data_policy'> & {
  code: string
  locale: Locale
  country_code: string | null
  is_suspected: boolean
}
