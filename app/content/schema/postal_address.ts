import { z } from 'zod'

/** A postal address for structured data. All places of the company are in Germany. */
export const postalAddress = z.strictObject({
  street: z.string().min(1).describe('Street and number.'),
  postal_code: z
    .string()
    .regex(/^\d{5}$/, 'five digits')
    .meta({ examples: ['62417'] })
    .describe('Five digits, in quotes.'),
  city: z.string().min(1).describe('The town.'),
})

export type PostalAddressFields = z.output<typeof postalAddress>
