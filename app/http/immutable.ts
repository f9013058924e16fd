/** The `Cache-Control` header of files whose URLs contain a hash of their content. */
export const IMMUTABLE = `public, max-age=${365 * 86_400}, immutable`
