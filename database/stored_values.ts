/** Marks a column that an insert may leave out, because the database fills it in. */
export type Generated<Value> = { readonly generated: Value }

/** SQLite hands booleans out as numbers. */
export type StoredBoolean = boolean | 0 | 1

/** PostgreSQL hands out as text what may be more than a number can hold. */
export type StoredBigint = number | string

/** Text that is the JSON of some content. */
export type Json<Content> = string & { readonly [holds]: Content }
declare const holds: unique symbol

/** Reads a boolean as either database hands it out. */
export function isTrue(value: StoredBoolean): boolean {
  return Boolean(value)
}

/**
 * Reads content that was written by `toJson`.
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

/** Writes content for a column that holds it as JSON. */
export function toJson<Content>(content: Content): Json<Content> {
  return JSON.stringify(content) as Json<Content>
}
