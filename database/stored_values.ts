/** SQLite returns booleans as numbers. */
export type StoredBoolean = boolean | 0 | 1

/** A JSON text, with the type of its content. */
export type Json<Content> = string & { readonly [holds]: Content }
declare const holds: unique symbol

/** Converts a stored boolean of either database. */
export function isTrue(value: StoredBoolean): boolean {
  return Boolean(value)
}

/**
 * Parses JSON written by `toJson`.
 *
 * @throws Error without the JSON, which the error of JSON.parse would quote
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
