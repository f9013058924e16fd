/** The Cache-Control of what has a hash of its content in its address: it never changes. */
export const IMMUTABLE = `public, max-age=${365 * 86_400}, immutable`
