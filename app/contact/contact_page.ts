import type { Organization } from 'schema-dts'
import { z } from 'zod'
import type { TileService } from '#config/tile_service'
import { countries } from '#contact/countries'
import { definePage } from '#content/pages/define_page'
import { phoneNumber, text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import type { ContactField, ContactValues } from '#shared/contact_form'
import { ROUTES } from '#shared/routes'

const addressSchema = z.strictObject({
  company: z.string().min(1),
  street: z.string().min(1),
  postal_code: z.string().min(1),
  city: z.string().min(1),
  country: text(),
  phone: phoneNumber(),
  email: z.email(),
  opening_hours: text(),
  location: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .optional(),
})

/** The company's address and ways to reach it. */
export type Address = z.output<typeof addressSchema> & WithLang

/** What the contact page shows beside its blocks; a form that failed overrides the answer in it. */
type ContactProps = ContactAnswer & {
  address: Address
  tiles: TileService | null
  /** The countries' names, in the visitor's language (specification §3 "Country list"). */
  countries: string[]
}

/** What the server says to a contact request that came without JavaScript and cannot be taken. */
export type ContactAnswer = {
  /** What is wrong with a field, in the page's language. */
  errors: Partial<Record<ContactField, string[]>>
  /** Everything that was entered. */
  values: ContactValues
  /** Why the request as a whole was not taken. */
  message: string | null
}

export const contactShow = definePage({
  texts: ['contact.', 'forms.', 'map.'],
  routes: [ROUTES.contact],
  data: addressSchema,
  toProps: (address, { locale, services }): ContactProps => ({
    address,
    tiles: services.tileService,
    countries: countries(locale).map(({ name }) => name),
    errors: {},
    values: {},
    message: null,
  }),
  structuredData: ({ address }, about) =>
    [
      {
        ...about.organization,
        legalName: address.company,
        telephone: address.phone,
        email: address.email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          postalCode: address.postal_code,
          addressLocality: address.city,
          addressCountry: 'DE',
        },
      },
    ] satisfies Organization[],
})
