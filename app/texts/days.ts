import { AsyncLocalStorage } from 'node:async_hooks'
import { formatLocale, type Locale } from '#shared/locales'
import { perLocale } from '#shared/per_locale'

/** The time zone of the company, in which jobs expire and events end. */
const TIME_ZONE = 'Europe/Berlin'

/** Formats dates as ISO 8601, which Swedish uses. */
const isoFormat = new Intl.DateTimeFormat('sv', { timeZone: TIME_ZONE })

const simulatedDay = new AsyncLocalStorage<string>()

/**
 * Runs work on a simulated day.
 *
 * @param day ISO 8601
 */
export function onDay<Result>(day: string, work: () => Result): Result {
  return simulatedDay.run(day, work)
}

/** Whether the day is simulated; then nothing may be cached. */
export function isDaySimulated(): boolean {
  return simulatedDay.getStore() !== undefined
}

/** Today in the company's time zone, ISO 8601. */
export function today(now?: Date): string {
  const simulated = now === undefined ? simulatedDay.getStore() : undefined
  return simulated ?? isoFormat.format(now ?? new Date())
}

/** A day as ISO 8601 and formatted: "21. November 2026". */
export type Day = { iso: string; text: string }

/** @param iso ISO 8601 */
export function toDay(iso: string, locale: Locale): Day {
  return { iso, text: longFormat(locale).format(new Date(iso)) }
}

/** A formatted range of days: "21.–23. November 2026". */
export function dayRange(from: string, to: string, locale: Locale): string {
  return longFormat(locale).formatRange(new Date(from), new Date(to))
}

/** Days are midnight in UTC. */
const longFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long', timeZone: 'UTC' })
)
