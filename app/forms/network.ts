import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The network of an IP address, /24 of IPv4 and /64 of IPv6, which usually belongs to one customer.
 * Invalid addresses count as one network.
 */
export function networkOf(ip: string): string {
  const bytes = bytesOf(ip)
  if (!bytes) return 'unknown'
  return bytes.slice(0, bytes.length === 4 ? 3 : 8).join('.')
}

/**
 * The site of an IPv6 address, /48: what a provider assigns to one customer. Undefined for IPv4 and
 * invalid addresses.
 */
export function siteOf(ip: string): string | undefined {
  const bytes = bytesOf(ip)
  return bytes?.length === 16 ? bytes.slice(0, 6).join('.') : undefined
}

/** Node refuses short forms such as "10.1", which ipaddr.js completes. */
function bytesOf(ip: string): number[] | undefined {
  return isIP(ip) && ipaddr.isValid(ip) ? ipaddr.process(ip).toByteArray() : undefined
}
