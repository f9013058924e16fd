/** How many names a message has room for. */
const NAMED = 5

/** The first of some names, and how many more there are: `title, text, and 3 more`. */
export function firstNames(names: readonly string[]): string {
  const more = names.length > NAMED ? `, and ${names.length - NAMED} more` : ''
  return names.slice(0, NAMED).join(', ') + more
}
