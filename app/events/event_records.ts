import { z } from 'zod'
import { defineRecord, entityList } from '#content/schema/define_record'
import { date, externalUrl, id, routeKey, text } from '#content/schema/fields'
import { postalAddress } from '#content/schema/postal_address'
import { toJson } from '#database/stored_values'

const eventsSchema = z.strictObject({
  events: z.array(
    z
      .strictObject({
        id: id(),
        title: text(),
        text: text().optional(),
        place: text(),
        /** Where search engines and calendars find it. */
        address: postalAddress.optional(),
        starts_on: date(),
        ends_on: date(),
        /** The last day on which it is shown; its last day without. */
        expires_on: date().optional(),
        link: externalUrl().optional(),
        route: routeKey().optional(),
      })
      .refine(({ starts_on, ends_on }) => starts_on <= ends_on, {
        path: ['ends_on'],
        message: 'an event ends after it has started',
      })
  ),
})

/** resources/content/events: where the company can be met. */
export const events = defineRecord({
  folder: 'events',
  schema: eventsSchema,
  languages: 'written',
  entities: [
    entityList('event', (file: z.output<typeof eventsSchema>) => file.events, {
      columns: ({ starts_on, ends_on, expires_on, address, route, link }) => ({
        starts_on,
        ends_on,
        expires_on: expires_on ?? ends_on,
        address: address ? toJson(address) : null,
        route: route ?? null,
        link: link ?? null,
      }),
      texts: ({ title, text: more, place }) => ({ title, text: more, place }),
    }),
  ],
})
