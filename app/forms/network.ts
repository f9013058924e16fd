import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The network of an address, /24 of IPv4 and /64 of IPv6: whoever has one address of it has them
 * all. Whatever is no address counts as one network: invented addresses give no further attempts.
 */
export function networkOf(ip: string): string {
  /** Node refuses short forms such as "10.1", which ipaddr.js completes. */
  if (!isIP(ip) || !ipaddr.isValid(ip)) return 'unknown'
  const bytes = ipaddr.process(ip).toByteArray()
  return bytes.slice(0, bytes.length === 4 ? 3 : 8).join('.')
}
