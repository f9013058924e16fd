import { expect, test } from 'vitest'
import { dayRange, toDay, today } from '#texts/days'

test('today is the company’s day, not the server’s', () => {
  expect(today(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21')
  expect(today(new Date('2026-07-20T21:30:00Z'))).toBe('2026-07-20')
})

test('a day is said in its language and for machines', () => {
  expect(toDay('2026-11-21', 'de')).toEqual({ iso: '2026-11-21', text: '21. November 2026' })
  expect(toDay('2026-11-21', 'en').text).toBe('21 November 2026')
})

test.each([
  ['2026-05-01', '2026-05-01', '1. Mai 2026'],
  ['2026-05-01', '2026-05-02', '1.–2. Mai 2026'],
  ['2026-04-30', '2026-05-02', '30. April – 2. Mai 2026'],
])('%s to %s is as short as it can be', (from, to, text) => {
  expect(dayRange(from, to, 'de').replaceAll('\u2009', ' ')).toBe(text)
})
