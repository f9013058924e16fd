import { z } from 'zod'
import { defineRecord, entityList } from '#content/schema/define_record'
import { date, externalUrl, id, routeKey, text } from '#content/schema/fields'
import { postalAddress } from '#content/schema/postal_address'
import { toJson } from '#database/stored_values'

const eventsSchema = z.strictObject({
  events: z
    .array(
      z
        .strictObject({
          id: id().describe('The name of the event; it never changes.'),
          title: text().describe('What the event is called.'),
          text: text().optional().describe('A sentence or two about it.'),
          place: text().describe('Where it is, in words.'),
          address: postalAddress
            .optional()
            .describe('The address by which search engines and calendars find it.'),
          starts_on: date().describe('Its first day, like 2026-11-21.'),
          ends_on: date().describe('Its last day.'),
          expires_on: date()
            .optional()
            .describe('The last day on which it is shown; without it, that is its last day.'),
          link: externalUrl().optional().describe('The address of the event’s own site.'),
          route: routeKey().optional().describe('The key of the page about it.'),
        })
        .refine(({ starts_on, ends_on }) => starts_on <= ends_on, {
          path: ['ends_on'],
          message: 'an event ends after it has started',
        })
    )
    .describe('The events, in any order.'),
})

type Events = z.output<typeof eventsSchema>

/** An event in its content file. */
export type EventRecord = Events['events'][number]

/** resources/content/events: events that the company attends or hosts. */
export const events = defineRecord({
  folder: 'events',
  schema: eventsSchema,
  languages: 'written',
  expires: ({ events: listed }) =>
    listed.map(({ id: name, ends_on, expires_on }, index) => ({
      what: `the event "${name}"`,
      day: expires_on ?? ends_on,
      path: ['events', index, expires_on ? 'expires_on' : 'ends_on'],
    })),
  entities: [
    entityList('event', (file: Events) => file.events, {
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
