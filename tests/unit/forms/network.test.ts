import { describe, expect, test } from 'vitest'
import { networkOf, siteOf } from '#forms/network'

describe('two addresses are of one network:', () => {
  test.each([
    ['neighbours of IPv4', '192.0.2.1', '192.0.2.254'],
    ['neighbours of IPv6', '2001:db8:1:2::77', '2001:db8:1:2:a:b:c:d'],
    [
      'an address and its long form',
      '2001:db8:0:0:1::1',
      '2001:0DB8:0000:0000:0001:0000:0000:0001',
    ],
    ['an IPv4 address and the same mapped', '192.0.2.1', '::ffff:192.0.2.9'],
    ['mapped addresses in both notations', '::FFFF:192.0.2.1', '::ffff:c000:209'],
    ['addresses with zones', 'fe80::1%eth0', 'fe80::2%wlan1'],
    ['an address with a zone and without', 'fe80::1%eth0', 'fe80::1'],
  ])('%s', (_, one, other) => expect(networkOf(one)).toBe(networkOf(other)))
})

describe('two addresses are of different networks:', () => {
  test.each([
    ['IPv4', '192.0.2.1', '192.0.3.1'],
    ['IPv6', '2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['a compressed address that only looks alike', '2001:db8::1:2:0:0:1', '2001:db8:1:2::1'],
    ['mapped IPv4', '::ffff:192.0.2.1', '::ffff:192.0.3.1'],
    ['IPv4 and the machine itself', '0.0.0.1', '::1'],
    ['IPv4 and IPv6 of the same numbers', '32.1.13.184', '2001:db8::1'],
  ])('%s', (_, one, other) => expect(networkOf(one)).not.toBe(networkOf(other)))
})

test.each([
  '',
  'unknown',
  '0x7f.1',
  '0300.0.2.1',
  '192.0.2.1:8080',
  '[2001:db8::1]',
  'fe80::1%eth0.7',
  '192.0.2.1, 198.51.100.1',
  '\0',
])('what is no address, like %j, shares one network with all that is none', (garbage) => {
  expect(networkOf(garbage)).toBe(networkOf('_hidden'))
})

describe('the site of an address', () => {
  test('is the same for all its IPv6 networks', () => {
    expect(siteOf('2001:db8:1::1')).toBe(siteOf('2001:db8:1:ffff:a:b:c:d'))
    expect(siteOf('2001:db8:1::1')).not.toBe(siteOf('2001:db8:2::1'))
    expect(siteOf('2001:db8:1::1')).not.toBe(networkOf('2001:db8:1::1'))
  })

  test.each(['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201', '', 'unknown', '1:2:3'])(
    'does not exist for %j',
    (address) => expect(siteOf(address)).toBeUndefined()
  )
})
