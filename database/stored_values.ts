/** Marks a column with a default, which an insert may leave out. */
export type Generated<Value> = { readonly generated: Value }

/** SQLite returns booleans as numbers. */
export type StoredBoolean = boolean | 0 | 1

/** PostgreSQL hands out as text what may be more than a number can hold. */
export type StoredBigint = number | string

/** JSON text of a type. */
export type Json<Content> = string & { readonly [holds]: Content }
declare const holds: unique symbol

/** Reads a boolean of either database. */
export function isTrue(value: StoredBoolean): boolean {
  return Boolean(value)
}

/**
 * Parses what `toJson` has written.
 *
 * @throws Error without the content, which JSON.parse would quote
 */
export function parseJson<Content>(json: Json<Content>): Content {
  try {
    return JSON.parse(json)
  } catch {
    throw new Error('Stored JSON cannot be read')
  }
}

/** Serializes a value for a JSON column. */
export function toJson<Content>(content: Content): Json<Content> {
  return JSON.stringify(content) as Json<Content>
}
