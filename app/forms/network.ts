import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The network of an address, /24 of IPv4 and /64 of IPv6: whoever has one address of it has them
 * all. Whatever is no address counts as one network: invented addresses give no further attempts.
 */
export function networkOf(ip: string): string {
  const bytes = bytesOf(ip)
  if (!bytes) return 'unknown'
  return bytes.slice(0, bytes.length === 4 ? 3 : 8).join('.')
}

/**
 * The site of an IPv6 address, /48: what a provider gives to one customer, who divides it into up to
 * 65,536 networks. Undefined for IPv4, and for what is no address.
 */
export function siteOf(ip: string): string | undefined {
  const bytes = bytesOf(ip)
  return bytes?.length === 16 ? bytes.slice(0, 6).join('.') : undefined
}

/** Node refuses short forms such as "10.1", which ipaddr.js completes. */
function bytesOf(ip: string): number[] | undefined {
  return isIP(ip) && ipaddr.isValid(ip) ? ipaddr.process(ip).toByteArray() : undefined
}
