import { z } from 'zod'
import { COUNTRY_CODES } from '#contact/countries'
import { defineRecord, type RecordVersions, recordTable } from '#content/schema/define_record'
import { imageFile, phoneNumber, text } from '#content/schema/fields'
import type { LoadedRow } from '#content/schema/tables'
import type { WithLang } from '#content/schema/with_lang'
import { type Json, toJson } from '#database/stored_values'
import { isRecord } from '#shared/is_record'
import { LOCALES, type Locale } from '#shared/locales'

declare module '#database/tables' {
  interface ColumnTypes {
    'contacts.countries': Json<string[]>
  }
}

const contactSchema = z
  .strictObject({
    id: z
      .int32()
      .positive()
      .describe(
        'The number by which content names the person; nobody else has it, and it never changes.'
      ),
    title: z.string().min(1).optional().describe('An academic title.'),
    first_name: z.string().min(1).describe('The first name.'),
    last_name: z.string().min(1).describe('The last name.'),
    phone: phoneNumber().optional().describe('With the country: +49 30 23125 100.'),
    mobile: phoneNumber().optional().describe('With the country: +49 151 23125 100.'),
    email: z
      .email()
      .meta({ examples: ['name@saumer.example'] })
      .optional()
      .describe('The e-mail address.'),
    position: text().optional().describe('What the person does here.'),
    spoken_languages: z
      .array(z.enum(LOCALES))
      .default([])
      .describe('Codes of languages, the best first.'),
    countries: z
      .array(z.enum(COUNTRY_CODES))
      .default([])
      .describe('Codes of the countries that the person is responsible for.'),
    image: imageFile(160)
      .optional()
      .describe('A portrait below resources/media, at least 160 pixels wide.'),
  })
  .superRefine(({ spoken_languages }, context) => {
    const twice = spoken_languages.findIndex(
      (locale, index) => spoken_languages.indexOf(locale) < index
    )
    if (twice < 0) return
    context.addIssue({
      code: 'custom',
      path: ['spoken_languages', twice],
      message: `the language "${spoken_languages[twice]}" stands twice`,
    })
  })

type ContactContent = z.output<typeof contactSchema> & WithLang
type Person = RecordVersions<ContactContent>
type People = readonly Person[]

/**
 * resources/content/contacts: contact persons (specification §3 "Contact"). Editors assign the id.
 * Blocks and `POST /api/contact` refer to it, so it is stable across loads.
 */
export const contacts = defineRecord({
  folder: 'contacts',
  each: true,
  schema: contactSchema,
  languages: 'written',
  identity: {
    kind: 'contact',
    id: (data) => (isRecord(data) && typeof data.id === 'number' ? data.id : undefined),
    unique: (id, taken) => ({
      what: `the id ${id}`,
      path: ['id'],
      remedy: `Give this person another id, for example ${Math.max(...taken.map(Number)) + 1}.`,
    }),
  },
  links: ({ spoken_languages }) =>
    spoken_languages.map((locale, index) => ({
      kind: 'image',
      key: flagOf(locale),
      path: ['spoken_languages', index],
    })),
  tables: [
    recordTable('contacts', ['id'], (people: People) => people.map(toRow), { keepRow: true }),
    recordTable('contact_translations', ['contact_id', 'locale'], (people: People) =>
      people.flatMap(positions)
    ),
    recordTable('spoken_languages', ['locale'], languages, { keepRow: true }),
    recordTable('contact_spoken_languages', ['contact_id', 'locale'], (people: People) =>
      people.flatMap(({ source: { id, spoken_languages } }) =>
        spoken_languages.map((locale, position) => ({ contact_id: id, locale, position }))
      )
    ),
  ],
})

function toRow({ source }: Person): LoadedRow<'contacts'> {
  return {
    id: source.id,
    title: source.title ?? null,
    first_name: source.first_name,
    last_name: source.last_name,
    phone: source.phone ?? null,
    mobile: source.mobile ?? null,
    email: source.email ?? null,
    position: source.position ?? null,
    countries: toJson(source.countries),
    image: source.image ?? null,
  }
}

/** Only positions from the language's own file are stored, no fallback texts. */
function positions(person: Person): LoadedRow<'contact_translations'>[] {
  return [...person.languages].flatMap(([locale, { id, position, lang }]) =>
    position && !lang?.position ? [{ contact_id: id, locale, position }] : []
  )
}

/** Returns all languages that contact persons speak. */
function languages(people: People): LoadedRow<'spoken_languages'>[] {
  const spoken = people.flatMap(({ source }) => source.spoken_languages)
  return [...new Set(spoken)].map((locale) => ({ locale, image: flagOf(locale) }))
}

/** Returns the flag of a language, below resources/media. */
function flagOf(locale: Locale): string {
  return `flags/${locale}.svg`
}
