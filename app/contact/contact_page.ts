import type { Organization } from 'schema-dts'
import { z } from 'zod'
import type { TileService } from '#config/settings/tile_service'
import { countries } from '#contact/countries'
import type { SentRequest } from '#contact/request_mails'
import type { Contact } from '#content/blocks/contact'
import { definePage } from '#content/pages/define_page'
import { addressJsonLd } from '#content/pages/metadata/json_ld'
import { contactId, phoneNumber, text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import type { ContactField, ContactValues } from '#shared/contact_form'
import type { Locale } from '#shared/locales'
import { CONTACT_FORM_ANCHOR, ROUTES } from '#shared/routes'
import { keepRangesWhole } from '#texts/plain_text'

const addressSchema = z.strictObject({
  company: z.string().min(1).describe('The name of the company.'),
  street: z.string().min(1).describe('Street and number.'),
  postal_code: z.string().min(1).describe('The postal code, in quotes.'),
  city: z.string().min(1).describe('The town.'),
  country: text().describe('The country.'),
  phone: phoneNumber().describe('With the country: +49 30 23125 100.'),
  email: z
    .email()
    .meta({ examples: ['name@saumer.example'] })
    .describe('The e-mail address.'),
  opening_hours: text().describe('When somebody answers, in words.'),
  answer_time: text()
    .optional()
    .describe('When a request is usually answered: a sentence that follows its sending.'),
  contact: contactId()
    .optional()
    .describe('The id of the person for all questions, who is shown on a card.'),
  location: z
    .strictObject({
      latitude: z.number().min(-90).max(90).describe('Degrees north.'),
      longitude: z.number().min(-180).max(180).describe('Degrees east.'),
    })
    .optional()
    .describe('The place on the map.'),
})

/** The company's address and contact details. */
export type Address = Omit<z.output<typeof addressSchema>, 'contact'> & WithLang

declare module '#content/pages/page_data' {
  interface PageData {
    'Contact/Show': z.output<typeof addressSchema>
  }
}

/**
 * The props of the contact page besides its blocks. The result of a submitted form overrides the
 * form props.
 */
type ContactProps = ContactAnswer & {
  address: Address
  tiles: TileService | null
  /** The contact card (specification §2 "Contact"). */
  contact: Contact | null
  /** The names of countries in the language of the page (specification §3 "Country list"). */
  countries: string[]
  /** Their ISO codes in the same order, separated by spaces. */
  countryCodes: string
}

/** The result of a form submission without JavaScript. */
export type ContactAnswer = {
  /** Validation errors by field, in the language of the page. */
  errors: Partial<Record<ContactField, string[]>>
  /** All entered values. */
  values: ContactValues
  /** Why the request was rejected as a whole; otherwise null. */
  message: string | null
  /** The accepted request; otherwise null. */
  sent: SentRequest | null
}

/**
 * Defines the contact page with its form.
 *
 * @param parameters the schema of the URL parameters by which a link prefills the form
 * @param writeMessage returns the prefilled message in the page's language; empty for none
 * @param isCacheable whether the response to such a link may be cached
 */
export function contactShow<Concern>(
  parameters: z.ZodType<Concern>,
  writeMessage: (locale: Locale, concern: Concern) => Promise<string>,
  isCacheable: (concern: Concern) => boolean
) {
  return definePage({
    texts: ['contact.', 'forms.', 'map.'],
    routes: [ROUTES.contact],
    data: addressSchema,
    anchors: () => [CONTACT_FORM_ANCHOR],
    parameters,
    isCacheable: isCacheable,
    query: async ({ locale, parameters: concern }) => ({
      begun: await writeMessage(locale, concern),
      lookups: {},
    }),
    toProps: ({ contact, ...address }, context, { begun }): ContactProps => ({
      address: { ...address, opening_hours: keepRangesWhole(address.opening_hours) },
      contact: contact === undefined ? null : context.contact(contact),
      tiles: context.services.tileService,
      countries: countries(context.locale).map(({ name }) => name),
      countryCodes: countries(context.locale)
        .map(({ code }) => code)
        .join(' '),
      errors: {},
      values: begun === '' ? {} : { message: begun },
      message: null,
      sent: null,
    }),
    structuredData: ({ address }, jsonLd) =>
      [
        {
          ...jsonLd.organization,
          legalName: address.company,
          telephone: address.phone,
          email: address.email,
          address: addressJsonLd(address),
        },
      ] satisfies Organization[],
  })
}
