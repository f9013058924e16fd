import { isSeq, parseDocument } from 'yaml'
import { RefusedException } from '#database/refused_exception'

/**
 * Appends an entry to a list in a YAML file and leaves the rest of its text unchanged.
 *
 * @param path the keys that lead to the list
 * @param id the entry's `id`
 * @param entry YAML, without the indentation of the list
 */
export function addListEntry(
  path: readonly string[],
  id: string,
  entry: string
): (text: string) => string {
  return (text) => {
    const list = parseDocument(text).getIn(path)
    if (!isSeq(list) || !list.range || list.items.length === 0) {
      throw new RefusedException(`There is no list ${path.join('.')} to add "${id}" to.`)
    }
    const ids = (list.toJSON() as { id?: unknown }[]).map((each) => each.id)
    if (ids.includes(id))
      throw new RefusedException(`"${id}" exists already: it is in ${path.join('.')}.`)

    const [start, end] = list.range
    const indent = ' '.repeat(start - text.lastIndexOf('\n', start) - 1)
    const lines = entry.trimEnd().split('\n')
    const written = text.slice(0, end).trimEnd()
    return `${written}\n${lines.map((line) => indent + line).join('\n')}\n${text.slice(end)}`
  }
}
