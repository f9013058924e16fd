/** The maximum number of names in a message. */
const NAMED = 5

/** Formats the first names and the number of the remaining ones: `title, text, and 3 more`. */
export function firstNames(names: readonly string[]): string {
  const more = names.length > NAMED ? `, and ${names.length - NAMED} more` : ''
  return names.slice(0, NAMED).join(', ') + more
}
