import type { Organization } from 'schema-dts'
import { z } from 'zod'
import type { TileService } from '#config/settings/tile_service'
import { concernParameters, findPrefill, hasFreeText } from '#contact/concerns'
import { countries } from '#contact/countries'
import type { SentRequest } from '#contact/request_mails'
import type { Contact } from '#content/blocks/contact'
import { CONTACT_TEXTS } from '#content/blocks/contact_person'
import type { PageContext } from '#content/pages/context'
import { definePage } from '#content/pages/define_page'
import { addressJsonLd } from '#content/pages/metadata/json_ld'
import { contactId, id, imageFile, phoneNumber, text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import { type Thumbnail, toThumbnail } from '#media/pictures/thumbnail'
import type { Concern } from '#shared/concern'
import type { ContactField, ContactValues } from '#shared/forms/contact_form'
import { CONTACT_FORM_ANCHOR, ROUTES } from '#shared/routes'
import { keepLegalFormsWhole, keepRangesWhole, setInLines } from '#texts/plain_text'

const email = z
  .email()
  .meta({ examples: ['name@saumer.example'] })
  .describe('The e-mail address.')

const addressSchema = z.strictObject({
  company: z.string().min(1).describe('The name of the company.'),
  street: z.string().min(1).describe('Street and number.'),
  postal_code: z.string().min(1).describe('The postal code, in quotes.'),
  city: z.string().min(1).describe('The town.'),
  country: text().describe('The country.'),
  phone: phoneNumber().describe('With the country: +49 30 23125 100.'),
  email,
  opening_hours: text().describe('When somebody answers, in words.'),
  answer_time: text()
    .optional()
    .describe('When a request is usually answered: a sentence that follows its sending.'),
  contact: contactId()
    .optional()
    .describe('The id of the person for all questions, who is shown on a card.'),
  departments_title: text().optional().describe('The heading above the departments.'),
  departments: z
    .array(
      z.strictObject({
        id: id().describe('The name of the department, unique in this list; it never changes.'),
        title: text().describe('What it is called.'),
        text: text().describe('What it answers, in a sentence or two.'),
        image: imageFile(430)
          .optional()
          .describe('A drawing below resources/media, at least 430 pixels wide.'),
        phone: phoneNumber().describe('With the country: +49 30 23125 120.'),
        email,
        contacts: z.array(contactId()).describe('The ids of its persons, in their order.'),
      })
    )
    .default([])
    .describe('The departments with their persons, in the order of the page.'),
  location: z
    .strictObject({
      latitude: z.number().min(-90).max(90).describe('Degrees north.'),
      longitude: z.number().min(-180).max(180).describe('Degrees east.'),
    })
    .optional()
    .describe('The place on the map.'),
})

/** The company's address and contact details. */
export type Address = Omit<
  z.output<typeof addressSchema>,
  'contact' | 'departments' | 'departments_title'
> &
  WithLang

export type Department = Omit<
  z.output<typeof addressSchema>['departments'][number],
  'contacts' | 'image'
> & {
  image?: Thumbnail
  contacts: Contact[]
} & WithLang

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
  departments: { title?: string; list: Department[] } & WithLang
  tiles: TileService | null
  /** The contact card (specification §2 "Contact"). */
  contact: Contact | null
  /** The names of countries in the language of the page (specification §3 "Country list"). */
  countries: string[]
  /** Their ISO codes in the same order, separated by spaces. */
  countryCodes: string
  /** The concern that a link to the form has named; otherwise null. */
  concern: ConcernProps | null
}

/** The result of a form submission without JavaScript. */
export type ContactAnswer = {
  errors: Partial<Record<ContactField, string[]>>
  values: ContactValues
  /** Why the request was rejected as a whole; otherwise null. */
  message: string | null
  /** The accepted request; otherwise null. */
  sent: SentRequest | null
}

/** The contact page with its form, which links may prefill. */
export const contactShow = definePage({
  texts: [
    'adviser.ui.change',
    'contact.address',
    'contact.form.',
    'contact.opening_hours',
    'contact.person.title',
    'forms.',
    'map.',
    'material_list.ui.remove',
    'records.ui.on_this_page',
    ...CONTACT_TEXTS,
  ],
  routes: [ROUTES.contact],
  data: addressSchema,
  anchors: () => [CONTACT_FORM_ANCHOR],
  /** A function, because the kinds of links are registered when the application starts. */
  parameters: () => concernParameters(),
  async query({ locale, parameters }) {
    const prefill = await findPrefill(locale, parameters)
    const { images, page } = prefill?.concern ?? {}
    return {
      prefill,
      lookups: { route: page ? [page.route] : [], image: images ?? [] },
    }
  },
  toProps: (
    { contact, departments, departments_title: title, ...address },
    context,
    { prefill },
    parameters
  ): ContactProps => ({
    address: {
      ...address,
      company: keepLegalFormsWhole(address.company),
      opening_hours: keepRangesWhole(linePerDay(address.opening_hours)),
    },
    departments: {
      title,
      lang: address.lang?.departments_title && { title: address.lang.departments_title },
      list: departments.map(({ image, contacts, ...department }) => ({
        ...department,
        image: image ? toThumbnail(context.image(image), 'decorative') : undefined,
        contacts: contacts.map((person) => context.contact(person)),
      })),
    },
    contact: contact === undefined ? null : context.contact(contact),
    tiles: context.services.tileService,
    countries: countries(context.locale).map(({ name }) => name),
    countryCodes: countries(context.locale)
      .map(({ code }) => code)
      .join(' '),
    concern: prefill?.concern ? toConcernProps(prefill.concern, parameters, context) : null,
    errors: {},
    values: prefill ? { message: prefill.message } : {},
    message: null,
    sent: null,
  }),
  isCacheable: (parameters, _, { prefill }) =>
    !hasFreeText(parameters) &&
    Object.entries(parameters).every(
      ([name, value]) => value === undefined || value === prefill?.parameters[name]
    ),
  structuredData: ({ address }, jsonLd, { company }) =>
    [
      {
        ...jsonLd.organization,
        legalName: company,
        telephone: address.phone,
        email: address.email,
        address: addressJsonLd(address),
      },
    ] satisfies Organization[],
})

/** Puts days with other hours into lines of their own: no line ends between a day and its time. */
function linePerDay(hours: string): string {
  return hours.replaceAll(/(?<=\d[^,;]*[,;]) (?=\D)/g, '\n')
}

/** A concern as the form shows it. */
export type ConcernProps = Pick<Concern, 'label' | 'title' | 'details' | 'hex'> & {
  image?: Thumbnail
  /** The URL of the page on which it was chosen. */
  href: string
  /** The URL parameters that name it, which the form sends along. */
  query: string
} & WithLang

function toConcernProps(
  { label, title, lang, details, images = [], hex, page }: Concern,
  parameters: object,
  context: PageContext
): ConcernProps {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
  const image = context.findFirstImage(images)
  return {
    label,
    title: setInLines(title),
    lang: lang && { title: lang },
    details,
    image: image && toThumbnail(image, 'alt'),
    hex: image ? undefined : hex,
    href: (context.routes.get(page.route) ?? '') + page.choice,
    query: new URLSearchParams(given).toString(),
  }
}
