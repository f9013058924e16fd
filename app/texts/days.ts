import { AsyncLocalStorage } from 'node:async_hooks'
import { formatLocale, type Locale } from '#shared/locales'
import { perLocale } from '#shared/per_locale'

/** The company's clock: on its day a job expires and an event has passed. */
const TIME_ZONE = 'Europe/Berlin'

/** Swedish dates are written as ISO 8601 writes them. */
const isoFormat = new Intl.DateTimeFormat('sv', { timeZone: TIME_ZONE })

const simulatedDay = new AsyncLocalStorage<string>()

/**
 * Does something as if it were another day at the company.
 *
 * @param day as ISO 8601 writes it
 */
export function onDay<Result>(day: string, work: () => Result): Result {
  return simulatedDay.run(day, work)
}

/** Whether this is done as if it were another day: nothing of it is for everybody. */
export function isDaySimulated(): boolean {
  return simulatedDay.getStore() !== undefined
}

/** Today at the company, as ISO 8601 writes it. */
export function today(now?: Date): string {
  const supposed = now === undefined ? simulatedDay.getStore() : undefined
  return supposed ?? isoFormat.format(now ?? new Date())
}

/** A day for machines and in words: "21. November 2026". */
export type Day = { iso: string; text: string }

/** @param iso a day as ISO 8601 writes it */
export function toDay(iso: string, locale: Locale): Day {
  return { iso, text: longFormat(locale).format(new Date(iso)) }
}

/** Two days in words, as short as the language puts them: "21.–23. November 2026". */
export function dayRange(from: string, to: string, locale: Locale): string {
  return longFormat(locale).formatRange(new Date(from), new Date(to))
}

/** A day alone is midnight in UTC. */
const longFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long', timeZone: 'UTC' })
)
