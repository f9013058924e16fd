import { describe, expect, test } from 'vitest'
import { readHsts } from '#config/settings/hsts'
import { requiresStartTls } from '#config/starttls'

describe('HSTS', () => {
  test('left empty speaks for two years, and for the host alone', () => {
    expect(readHsts()).toBe('max-age=63072000')
    expect(readHsts('')).toBe('max-age=63072000')
  })

  test.each([
    'max-age=0',
    'max-age=300; includeSubDomains',
    'max-age=63072000; includeSubDomains; preload',
  ])('takes "%s"', (setting) => {
    expect(readHsts(setting)).toBe(setting)
  })

  test.each([
    '63072000',
    'true',
    'max-age=1 year',
    'max-age=300, includeSubDomains',
    'max-age=300\r\nX: y',
  ])('refuses "%s"', (setting) => {
    expect(() => readHsts(setting)).toThrow('is not the value of the header')
  })
})

describe('STARTTLS', () => {
  test.each(['mail.saumer.example', '10.0.0.5', 'localhost.saumer.example', '127.saumer.example'])(
    'is required in production of %s, unless the setting says otherwise',
    (host) => {
      expect(requiresStartTls(host, true)).toBe(true)
      expect(requiresStartTls(host, true, false)).toBe(false)
      expect(requiresStartTls(host, false)).toBe(false)
      expect(requiresStartTls(host, false, true)).toBe(true)
    }
  )

  test.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', undefined])(
    'is not required of %s, which is this machine, unless the setting says so',
    (host) => {
      expect(requiresStartTls(host, true)).toBe(false)
      expect(requiresStartTls(host, true, true)).toBe(true)
    }
  )
})
