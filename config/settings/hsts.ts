/** Two years for the host itself; what holds for its subdomains is not for this site to say. */
const DEFAULT = 'max-age=63072000'

const VALUE = /^max-age=\d+(; ?includeSubDomains)?(; ?preload)?$/

/**
 * Reads the value of the header Strict-Transport-Security (RFC 6797). Throws where browsers would
 * not understand it.
 */
export function readHsts(setting = ''): string {
  if (setting === '') return DEFAULT
  if (VALUE.test(setting)) return setting
  throw new Error(
    `HSTS: "${setting}" is not the value of the header, for example "max-age=63072000; includeSubDomains"`
  )
}
