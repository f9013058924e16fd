/**
 * Returns the origin of a server; an IPv6 address is put in brackets.
 *
 * @param host a name, or an address of either family
 */
export function ownOrigin(host: string, port: number): string {
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin
}
