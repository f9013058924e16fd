import { expect, test } from 'vitest'
import { escapeText, fold, writeCalendar } from '#events/calendar'

const ENTRY = {
  uid: 'open_day@www.saumer.example',
  title: 'Tag der offenen Tür; Saumingen',
  text: 'Rundgänge, Musterraum\nFeste Schuhe',
  place: 'Saumingen, Werk 1',
  starts_on: '2027-01-28',
  ends_on: '2027-01-31',
  url: 'https://www.saumer.example/de#event-open_day',
}

test('a calendar is written as RFC 5545 says, the end a day after the last one', () => {
  expect(writeCalendar('Saumer Profile', [ENTRY], '2026-11-22').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Saumer Profile//Events//EN',
    'X-WR-CALNAME:Saumer Profile',
    'BEGIN:VEVENT',
    'UID:open_day@www.saumer.example',
    'DTSTAMP:20261122T000000Z',
    'DTSTART;VALUE=DATE:20270128',
    'DTEND;VALUE=DATE:20270201',
    String.raw`SUMMARY:Tag der offenen Tür\; Saumingen`,
    String.raw`DESCRIPTION:Rundgänge\, Musterraum\nFeste Schuhe`,
    String.raw`LOCATION:Saumingen\, Werk 1`,
    'URL:https://www.saumer.example/de#event-open_day',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('an event without a text has no description', () => {
  const calendar = writeCalendar('Saumer', [{ ...ENTRY, text: undefined }], '2026-11-22')
  expect(calendar).not.toContain('DESCRIPTION')
})

test('signs that mean something are escaped', () => {
  expect(escapeText('a\\b;c,d\r\ne')).toBe(String.raw`a\\b\;c\,d\ne`)
})

test.each(['x'.repeat(75), `${'ü'.repeat(90)}${'🙂'.repeat(60)}`])(
  'no line is longer than 75 bytes, and unfolded it is what it was',
  (line) => {
    const lines = fold(line).split('\r\n')
    expect(Math.max(...lines.map((each) => Buffer.byteLength(each)))).toBeLessThanOrEqual(75)
    expect(fold(line).replaceAll('\r\n ', '')).toBe(line)
    expect(fold(line)).not.toContain('\uFFFD')
  }
)

test('a line of 75 bytes stays whole', () => {
  expect(fold('x'.repeat(75))).toBe('x'.repeat(75))
  expect(fold('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
})
