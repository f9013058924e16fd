import { z } from 'zod'

/** Where something is, as search engines want to know it; the company's places are in Germany. */
export const postalAddress = z.strictObject({
  street: z.string().min(1),
  postal_code: z.string().regex(/^\d{5}$/, 'five digits'),
  city: z.string().min(1),
})

export type PostalAddressFields = z.output<typeof postalAddress>
