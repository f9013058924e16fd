/** Reads a variable of the environment, as the schemas of AdonisJS do. */
type Schema<Value> = (key: string, value?: string) => Value

/**
 * A variable that must also pass a check of ours.
 *
 * @param check throws with a sentence that names the variable
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

/** Whole numbers from 1 on. */
export function positive(value: string, key: string) {
  if (/^[1-9]\d{0,14}$/.test(value)) return
  throw new Error(`${key}: "${value}" is not a whole number from 1 on`)
}

/** Whole numbers from 0 on. */
export function notNegative(value: string, key: string) {
  if (/^\d{1,15}$/.test(value)) return
  throw new Error(`${key}: "${value}" is not a whole number from 0 on`)
}

/** What nobody guesses. */
export function unguessable(value: string, key: string) {
  if (value.length < 16) throw new Error(`${key}: less than 16 characters`)
}

/** The address of a PostgreSQL; it is not repeated, because it has a password. */
export function postgresUrl(value: string, key: string) {
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return
  throw new Error(`${key}: not of the form postgres://user:password@host:5432/database`)
}
