import * as z from 'zod/mini'
import { email } from '#shared/forms/email'

/** The sectors of visitors (specification §3 "Sector options"); `objector` is a contract fitter. */
export const SECTORS = [
  'private_customer',
  'floor_layer',
  'painter',
  'objector',
  'wholesaler',
  'architect',
  'others',
] as const

/** How a visitor came to know the company (§3 "Origin options"). */
export const ORIGINS = ['search_engine', 'recommendation'] as const

/** The preferred ways of contact (§3 "Contact form"). */
export const WISHES = [
  'application_engineer',
  'field_service',
  'back_office',
  'per_phone',
  'per_mail',
] as const

/** The minimum length of a postcode (§5); those of several countries are shorter. */
export const MIN_POSTCODE_LENGTH = 5

/** Replaces control characters, which must not get into mail headers. */
const oneLine = z.overwrite<string>((text) => text.replaceAll(/\p{Cc}+/gu, ' ').trim())

/** Normalizes line breaks, which count as one character. */
const manyLines = z.overwrite<string>((text) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
)

/** A required line of text; length in characters. */
const line = (minimum: number, maximum = 120) =>
  z.string().check(oneLine, z.minLength(minimum), z.maxLength(maximum))

const optionalLine = (maximum = 120) => z.string().check(oneLine, z.maxLength(maximum))

/**
 * The contact request as the form sends it and the server accepts it (specification §3 "Contact
 * form", §5). All fields are required; optional ones may be empty.
 */
export const contactFormSchema = z.object({
  name: line(2),
  department: optionalLine(),
  company: line(2),
  sector: z.enum(['', ...SECTORS]),
  street: line(2),
  zip: line(MIN_POSTCODE_LENGTH, 16),
  city: line(2),
  /** The country's name in the visitor's language. */
  country: line(2),
  phone: optionalLine(40),
  email: email(),
  origin: z.enum(['', ...ORIGINS]),
  message: z.string().check(manyLines, z.maxLength(5000)),
  application_engineer: z.boolean(),
  field_service: z.boolean(),
  back_office: z.boolean(),
  per_phone: z.boolean(),
  per_mail: z.boolean(),
  data_policy: z.literal(true),
})

export type ContactForm = z.output<typeof contactFormSchema>
export type ContactField = keyof ContactForm
/** The values as entered, before validation. */
export type ContactValues = Partial<Record<ContactField, string | boolean>>

/** The fields whose errors are shown beneath them (specification §5). */
export const SHOWN_ERRORS = ['name', 'company', 'city', 'zip', 'street', 'email'] as const
