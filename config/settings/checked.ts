/** Reads an environment variable, like the schemas of AdonisJS. */
type Schema<Value> = (key: string, value?: string) => Value

/**
 * Reads a variable with an additional check.
 *
 * @param check throws an error that names the variable
 */
export function checked<Value>(
  schema: Schema<Value>,
  check: (value: string, key: string) => unknown
): Schema<Value> {
  return (key, value) => {
    if (value) check(value, key)
    return schema(key, value)
  }
}

/** Integers from 1. */
export function positive(value: string, key: string) {
  if (/^[1-9]\d{0,14}$/.test(value)) return
  throw new Error(`${key}: "${value}" is not a whole number from 1 on`)
}

/** Integers from 0. */
export function notNegative(value: string, key: string) {
  if (/^\d{1,15}$/.test(value)) return
  throw new Error(`${key}: "${value}" is not a whole number from 0 on`)
}

/** TCP ports; 0 is any free one. */
export function port(value: string, key: string) {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return
  throw new Error(`${key}: "${value}" is not a port from 1 to 65535`)
}

/** A secret of at least 16 characters. */
export function unguessable(value: string, key: string) {
  if (value.length < 16) throw new Error(`${key}: less than 16 characters`)
}

/** A PostgreSQL URL. Errors do not quote it, because it contains a password. */
export function postgresUrl(value: string, key: string) {
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return
  throw new Error(`${key}: not of the form postgres://user:password@host:5432/database`)
}
