/**
 * The origin of a server by where it listens; the address of IPv6 stands in brackets there.
 *
 * @param host a name, or an address of either kind
 */
export function ownOrigin(host: string, port: number): string {
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin
}
