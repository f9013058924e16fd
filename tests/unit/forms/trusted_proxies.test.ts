import { describe, expect, test } from 'vitest'
import { readTrustedProxies } from '#config/settings/trusted_proxies'

const LIST = '127.0.0.0/8, ::1,10.0.0.5 , 192.168.4.0/22, 2001:db8:7::/64, fe80::1'

describe('is believed, as it is listed:', () => {
  test.each([
    ['an address', '10.0.0.5'],
    ['an address of IPv6', '::1'],
    ['the first of a network', '192.168.4.0'],
    ['the last of a network', '192.168.7.255'],
    ['one of an IPv6 network', '2001:db8:7::a:b:c'],
    ['an IPv4 address as a socket of IPv6 has it', '::ffff:10.0.0.5'],
    ['the same in hexadecimal', '::ffff:a00:5'],
    ['a link-local address with its zone', 'fe80::1%eth0'],
  ])('%s', (_, address) => expect(readTrustedProxies(LIST)(address)).toBe(true))
})

describe('is not believed:', () => {
  test.each([
    ['a neighbour', '10.0.0.6'],
    ['the address after a network', '192.168.8.0'],
    ['another IPv6 network', '2001:db8:7:1::1'],
    ['an IPv6 address of the same numbers', '::a00:5'],
    ['a name', 'localhost'],
    ['a short form', '127.1'],
    ['nothing', ''],
  ])('%s', (_, address) => expect(readTrustedProxies(LIST)(address)).toBe(false))
})

test('with an empty list no proxy is trusted', () => {
  for (const list of ['', ' , ']) expect(readTrustedProxies(list)('127.0.0.1')).toBe(false)
})

describe('the entry that is wrong is named:', () => {
  const neither = 'is neither an IP address nor a network such as 10.0.0.0/8'
  test.each([
    ['proxy.internal', neither],
    ['10.0.0', neither],
    ['10.0.0.0/', neither],
    ['10.0.0.1 10.0.0.2', neither],
    ['10.0.0.0/33', 'has a prefix longer than 32 bits'],
    ['2001:db8::/129', 'has a prefix longer than 128 bits'],
    ['0.0.0.0/0', 'trusts every address, so that visitors could invent theirs'],
    ['::/0', 'trusts every address, so that visitors could invent theirs'],
  ])('%s', (entry, reason) => {
    expect(() => readTrustedProxies(`127.0.0.1, ${entry}`)).toThrow(
      `TRUSTED_PROXIES: "${entry}" ${reason}`
    )
  })
})
