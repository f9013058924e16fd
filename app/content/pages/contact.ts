import { z } from 'zod'
import { tileService } from '#config/map'
import { phoneNumber, text } from '#content/fields'
import type { WithLang } from '#content/page_context'
import { definePage } from '#content/pages/page_definition'
import type { TileService } from '#media/tile_service'

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

export const contactShow = definePage({
  texts: ['map.'],
  data: addressSchema,
  store(data) {
    const { opening_hours: _, location: __, ...address } = data
    return { data, rows: {}, address }
  },
  load: (address): { address: Address; tiles: TileService | null } => ({
    address,
    tiles: tileService,
  }),
  things: ({ address }, about) => [
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
  ],
})
