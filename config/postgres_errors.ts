/** What PostgreSQL tells of an error. */
type PostgresError = Error & { code?: string; detail?: string; where?: string; hint?: string }

/** Whatever a message quotes. */
const QUOTED = /".*"/s

/**
 * Removes from an error of PostgreSQL the values it tells of, before anybody can log it: `detail` and
 * its kin hold rows, keys and parameters, and messages of class 22 ("data exception") what could not
 * be read.
 */
export function removeValues(error: PostgresError) {
  delete error.detail
  delete error.where
  delete error.hint
  if (!error.code?.startsWith('22')) return
  const message = error.message.replace(QUOTED, '"…"')
  error.stack = error.stack?.replace(error.message, () => message)
  error.message = message
}
