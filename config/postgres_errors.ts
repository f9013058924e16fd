/** The fields of a PostgreSQL error. */
type PostgresError = Error & { code?: string; detail?: string; where?: string; hint?: string }

/** Quoted values in a message. */
const QUOTED = /".*"/s

/**
 * Removes values from a PostgreSQL error before it is logged: `detail` and similar fields contain
 * rows, keys and parameters, and messages of class 22 ("data exception") contain invalid input.
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
