import type { Event } from 'schema-dts'
import { addressJsonLd, type JsonLdBuilder } from '#content/pages/metadata/json_ld'
import type { StoredEvent } from '#events/event_queries'
import { eventAnchor } from '#shared/anchors'

/**
 * Returns the JSON-LD of an event. Its URL is the event's anchor on the page of events, which also
 * describes the company.
 */
export function eventJsonLd(event: StoredEvent, jsonLd: JsonLdBuilder): Event {
  return {
    '@type': 'Event',
    name: event.title,
    description: event.text,
    startDate: event.starts_on,
    endDate: event.ends_on,
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: event.place,
      address: event.address ? addressJsonLd(event.address) : event.place,
    },
    url: `${jsonLd.url}#${eventAnchor(event.id)}`,
    sameAs: event.link ?? undefined,
    organizer: event.link === null ? jsonLd.organizationReference : undefined,
  }
}
