import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether the forwarding headers (`X-Forwarded-…`) of a connecting address are trusted. */
type Trust = (address: string) => boolean

type Address = ReturnType<typeof ipaddr.process>

/**
 * Parses a list of addresses and networks like `10.0.0.5, 2001:db8:7::/64`.
 *
 * @throws if an entry is neither, or would trust every client
 */
export function readTrustedProxies(list: string): Trust {
  const entries = list.split(',').map((entry) => entry.trim())
  const networks = entries.filter((entry) => entry !== '').map(readNetwork)
  return (address) => {
    if (!isIP(address)) return false
    const proxy = ipaddr.process(address)
    return networks.some(
      ([network, prefix]) => network.kind() === proxy.kind() && proxy.match(network, prefix)
    )
  }
}

/** Node rejects short forms such as "10.1", which ipaddr.js expands. */
function readNetwork(entry: string): [network: Address, prefix: number] {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  if (!isIP(address)) {
    throw new Error(
      `TRUSTED_PROXIES: "${entry}" is neither an IP address nor a network such as 10.0.0.0/8`
    )
  }
  const network = ipaddr.process(address)
  const longest = network.kind() === 'ipv4' ? 32 : 128
  const prefix = bits === undefined ? longest : Number(bits)
  if (prefix > longest) {
    throw new Error(`TRUSTED_PROXIES: "${entry}" has a prefix longer than ${longest} bits`)
  }
  if (prefix === 0) {
    throw new Error(
      `TRUSTED_PROXIES: "${entry}" trusts every address, so that visitors could invent theirs`
    )
  }
  return [network, prefix]
}
