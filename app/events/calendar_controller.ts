import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { GoneException, NotFoundException } from '#content/pages/exceptions'
import { registry } from '#content/pages/registry'
import { type CalendarEntry, writeCalendar } from '#events/calendar'
import { findEvent, findEvents, type StoredEvent } from '#events/event_queries'
import { eventAnchor } from '#shared/anchors'
import { isLocale, type Locale } from '#shared/locales'
import { today } from '#texts/days'

/** The maximum number of events in a calendar. */
const MAX_EVENTS = 200

/** Responds with events as iCalendar files: all upcoming events, or one. */
export default class CalendarController {
  async index({ params, response }: HttpContext) {
    const locale = localeIn(params.locale.replace(/\.ics$/, ''))
    const { events } = await findEvents(locale, today(), MAX_EVENTS)
    return write(response, locale, events)
  }

  /** An expired event responds with 410, like an expired page. */
  async show({ params, response }: HttpContext) {
    const locale = localeIn(params.locale)
    const event = await findEvent(locale, params.event.replace(/\.ics$/, ''))
    if (!event) throw new NotFoundException()
    if (event.expires_on < today()) throw new GoneException()
    return write(response, locale, [event])
  }
}

function localeIn(name: string): Locale {
  if (!isLocale(name)) throw new NotFoundException()
  return name
}

async function write(
  response: HttpContext['response'],
  locale: Locale,
  events: readonly StoredEvent[]
) {
  const { name } = await registry().frame(locale)
  response.type('text/calendar', 'utf-8')
  return writeCalendar(
    name,
    events.map((event) => toEntry(event, locale)),
    today()
  )
}

function toEntry(
  { id, title, text, place, starts_on, ends_on }: StoredEvent,
  locale: Locale
): CalendarEntry {
  return {
    uid: `${id}@${new URL(appUrl).hostname}`,
    title,
    text,
    place,
    starts_on,
    ends_on,
    url: `${appUrl}/${locale}#${eventAnchor(id)}`,
  }
}
