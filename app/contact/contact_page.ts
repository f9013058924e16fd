import type { Organization } from 'schema-dts'
import { z } from 'zod'
import type { TileService } from '#config/settings/tile_service'
import { countries } from '#contact/countries'
import type { SentRequest } from '#contact/request_mails'
import type { Contact } from '#content/blocks/contact'
import { definePage } from '#content/pages/define_page'
import { addressJsonLd } from '#content/pages/json_ld'
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

/** The company's address and ways to reach it. */
export type Address = Omit<z.output<typeof addressSchema>, 'contact'> & WithLang

/** What the contact page shows beside its blocks; a form that was sent overrides the answer in it. */
type ContactProps = ContactAnswer & {
  address: Address
  tiles: TileService | null
  /** The contact card (specification §2 "Contact"). */
  contact: Contact | null
  /** The countries' names, in the visitor's language (specification §3 "Country list"). */
  countries: string[]
  /** Their ISO codes in the same order, separated by spaces. */
  countryCodes: string
}

/** What the server says to a contact request that came without JavaScript. */
export type ContactAnswer = {
  /** What is wrong with a field, in the page's language. */
  errors: Partial<Record<ContactField, string[]>>
  /** Everything that was entered. */
  values: ContactValues
  /** Why the request as a whole was not taken. */
  message: string | null
  /** The request that was taken. */
  sent: SentRequest | null
}

/**
 * The contact page with its form.
 *
 * @param parameters what a link to the form may say of the visitor's concern
 * @param writeMessage the message of the form that such a link leads to, in the page's language;
 *   empty for none
 * @param isCacheable whether the form that such a link leads to is kept for others who follow it
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
