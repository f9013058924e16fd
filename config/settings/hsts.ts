/** Two years, for the host only: subdomains are not this site's to configure. */
const DEFAULT = 'max-age=63072000'

const VALUE = /^max-age=\d+(; ?includeSubDomains)?(; ?preload)?$/

/**
 * Parses the value of the header Strict-Transport-Security (RFC 6797).
 *
 * @throws if browsers would not accept it
 */
export function readHsts(setting = ''): string {
  if (setting === '') return DEFAULT
  if (VALUE.test(setting)) return setting
  throw new Error(
    `HSTS: "${setting}" is not the value of the header, for example "max-age=63072000; includeSubDomains"`
  )
}
