import { formatLocale, type Locale } from '#shared/locales'

/** The company's clock: on its day a job expires and an event has passed. */
const TIME_ZONE = 'Europe/Berlin'

/** Today at the company, as ISO 8601 writes it. */
export function today(now = new Date()): string {
  /** Swedish dates are written as ISO 8601 writes them. */
  return new Intl.DateTimeFormat('sv', { timeZone: TIME_ZONE }).format(now)
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
function longFormat(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long', timeZone: 'UTC' })
}
