/** An all-day calendar entry; dates as ISO 8601. */
export type CalendarEntry = {
  /** A stable, globally unique id. */
  uid: string
  title: string
  text: string | undefined
  place: string
  starts_on: string
  ends_on: string
  url: string
}

/** The maximum length of a line, in bytes (RFC 5545 §3.1). */
const MAX_LINE_BYTES = 75

/**
 * Writes a calendar as iCalendar (RFC 5545).
 *
 * @param day the timestamp's day; the output is the same all day
 */
export function writeCalendar(
  name: string,
  entries: readonly CalendarEntry[],
  day: string
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(name)}//Events//EN`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap((entry) => entryLines(entry, day)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function entryLines(
  { uid, title, text, place, starts_on, ends_on, url }: CalendarEntry,
  day: string
) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compactDate(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${compactDate(starts_on)}`,
    `DTEND;VALUE=DATE:${compactDate(dayAfter(ends_on))}`,
    `SUMMARY:${escapeText(title)}`,
    ...(text === undefined ? [] : [`DESCRIPTION:${escapeText(text)}`]),
    `LOCATION:${escapeText(place)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** iCalendar's end date is exclusive: the day after the last day. */
function dayAfter(iso: string): string {
  const day = new Date(iso)
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** Returns a date without hyphens, as iCalendar writes it. */
function compactDate(iso: string): string {
  return iso.replaceAll('-', '')
}

/** Escapes special characters in a text (RFC 5545 §3.3.11). */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** Folds a long line without splitting characters; continuation lines start with a space. */
export function fold(line: string): string {
  const parts: string[] = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push(' ')
      bytes = 1
    }
    parts[parts.length - 1] += character
    bytes += size
  }
  return parts.join('\r\n')
}
