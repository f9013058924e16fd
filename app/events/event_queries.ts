import type { Lookups } from '#content/schema/lookups'
import type { PostalAddressFields } from '#content/schema/postal_address'
import type { WithLang } from '#content/schema/with_lang'
import { from } from '#database/query'
import { type Json, parseJson } from '#database/stored_values'
import type { EventRecord } from '#events/event_records'
import type { Locale } from '#shared/locales'
import { dayRange } from '#texts/days'
import { keepRangesWhole } from '#texts/plain_text'

/** A stored event; dates as ISO 8601; `route` or `link` leads to further information. */
export type StoredEvent = Omit<EventRecord, 'expires_on' | 'address' | 'route' | 'link'> & {
  address: PostalAddressFields | null
  route: string | null
  link: string | null
} & WithLang

declare module '#database/tables' {
  interface ColumnTypes {
    'events.address': Json<PostalAddressFields>
    'event_translations.texts': Json<Pick<StoredEvent, 'title' | 'text' | 'place' | 'lang'>>
  }
}

/** An event entry (specification §2 "event entries") with formatted dates. */
export type EventProps = Omit<StoredEvent, 'ends_on' | 'address'> & { days: string }

/** Finds the upcoming events in a language, next first. */
export async function findEvents(
  locale: Locale,
  today: string,
  limit: number
): Promise<{ events: StoredEvent[]; lookups: Lookups }> {
  const rows = await spoken(locale)
    .where('expires_on', '>=', today)
    .orderBy('starts_on')
    .limit(limit)
  const events = rows.map(toStored)
  return {
    events,
    lookups: { route: events.flatMap(({ route }) => route ?? []) },
  }
}

/** Finds an event in a language, past or upcoming. */
export async function findEvent(
  locale: Locale,
  id: string
): Promise<(StoredEvent & { expires_on: string }) | undefined> {
  const [row] = await spoken(locale).where('events.id', id)
  return row && { ...toStored(row), expires_on: row.expires_on }
}

function spoken(locale: Locale) {
  return from('events')
    .join('event_translations', 'event_translations.event_id', 'events.id')
    .where('event_translations.locale', locale)
    .select('events.id', 'starts_on', 'ends_on', 'expires_on', 'address', 'route', 'link', 'texts')
}

type EventRow = Awaited<ReturnType<typeof spoken>>[number]

function toStored({ id, starts_on, ends_on, route, link, ...row }: EventRow): StoredEvent {
  const address = row.address === null ? null : parseJson(row.address)
  return { id, starts_on, ends_on, route, link, address, ...parseJson(row.texts) }
}

export function toEvent(event: StoredEvent, locale: Locale): EventProps {
  const { id, title, text, place, starts_on, ends_on, route, link, lang } = event
  const days = keepRangesWhole(dayRange(starts_on, ends_on, locale))
  return { id, title, text, place, starts_on, route, link, lang, days }
}
