/** The Cache-Control of what has a hash of its content in its address: it never changes. */
export const FOR_EVER = `public, max-age=${365 * 86_400}, immutable`
