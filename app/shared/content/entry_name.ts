/** The length from which words are cut, in characters. */
const EXCERPT = 60

/**
 * Returns what tells an entry of a list from others to who reads the page: its title or name, the
 * words for a picture, else the beginning of its text.
 */
export function entryName(entry: Record<string, unknown>): string | undefined {
  const { title, caption, alt, first_name, last_name, text, article_number } = entry
  const person = [first_name, last_name].filter(isText).join(' ')
  const words = [person, title, caption, alt, text, article_number].find(isText)
  return words && excerpt(words)
}

/** Returns the beginning of a text. */
export function excerpt(words: string): string {
  const [line] = words.trim().split(/\n/)
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).trimEnd()} …` : line
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
