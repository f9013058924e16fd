/** Names of this machine; connections to it need no encryption. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/**
 * Whether to refuse a mail server without encryption: in production every server except on this
 * machine, unless configured otherwise.
 */
export function requiresStartTls(
  host: string | undefined,
  inProduction: boolean,
  setting?: boolean
): boolean {
  return setting ?? (inProduction && !LOOPBACK.test(host ?? 'localhost'))
}
