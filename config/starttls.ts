/** Names of this machine: what travels to it stays in it. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/**
 * Whether a mail is kept back from a server that cannot encrypt the connection: in production, from
 * every server that is not on this machine, unless the setting says otherwise.
 */
export function requiresStartTls(
  host: string | undefined,
  inProduction: boolean,
  setting?: boolean
): boolean {
  return setting ?? (inProduction && !LOOPBACK.test(host ?? 'localhost'))
}
