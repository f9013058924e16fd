/** The number of characters of a title that search results show. */
const SHOWN_TITLE = 60

/**
 * Builds the document title: page title, noun, part of the list and site name. If the title would
 * be truncated, the noun takes precedence over the site name, which search results show separately.
 * A noun that the title contains is not repeated.
 */
export function pageTitle(
  title: string,
  noun: string | undefined,
  part: string | undefined,
  name: string
): string {
  const plain = join(title, part, name)
  if (!noun || title.toLowerCase().includes(noun.toLowerCase())) return plain
  const named = `${title}, ${noun}`
  const forms = [join(named, part, name), join(named, part)]
  return forms.find(({ length }) => length <= SHOWN_TITLE) ?? plain
}

function join(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' – ')
}
