import { z } from 'zod'
import { phoneNumber, text } from '#content/fields'
import type { WithLang } from '#content/page_context'
import { definePage } from '#content/pages/page_definition'

const addressSchema = z.strictObject({
  company: z.string().min(1),
  street: z.string().min(1),
  postal_code: z.string().min(1),
  city: z.string().min(1),
  country: text(),
  phone: phoneNumber(),
  email: z.email(),
  opening_hours: text(),
})

/** The company's address and ways to reach it. */
export type Address = z.output<typeof addressSchema> & WithLang

export const contactShow = definePage({
  data: addressSchema,
  store({ opening_hours, ...address }) {
    return { data: { ...address, opening_hours }, rows: {}, address }
  },
  load: (address): { address: Address } => ({ address }),
})
