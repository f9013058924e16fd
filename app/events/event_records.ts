import { z } from 'zod'
import { defineRecord, entityList } from '#content/schema/define_record'
import { date, externalUrl, id, routeKey, text } from '#content/schema/fields'

const eventsSchema = z.strictObject({
  events: z.array(
    z
      .strictObject({
        id: id(),
        title: text(),
        text: text().optional(),
        place: text(),
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
      columns: ({ starts_on, ends_on, expires_on, route, link }) => ({
        starts_on,
        ends_on,
        expires_on: expires_on ?? ends_on,
        route: route ?? null,
        link: link ?? null,
      }),
      texts: ({ title, text: more, place }) => ({ title, text: more, place }),
    }),
  ],
})
