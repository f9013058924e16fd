/** How many characters of a title search results show. */
const SHOWN_TITLE = 60

/**
 * The title of a page for search results and tabs: what it is called, what that is, which part of a
 * list it shows, and whose it is. Where that would not be shown whole, the noun comes before the name,
 * which results say beside the title. A noun that the title says already is not said again.
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
