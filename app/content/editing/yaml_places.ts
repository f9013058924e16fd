import { isMap, isScalar, isSeq, type ParsedNode, type YAMLSeq } from 'yaml'
import { parseYaml } from '#content/loading/parse_yaml'
import { isRecord } from '#shared/is_record'

/** Returns the offset behind a text or a value in brackets, without the blank lines after it. */
export function endOfText(text: string, node: ParsedNode): number {
  const [start, end] = node.range
  const isBlock = isScalar(node) && node.type?.startsWith('BLOCK')
  const isKept = isBlock && /^[|>]\d?\+/.test(text.slice(start, end))
  return isBlock && !isKept ? text.slice(0, end).trimEnd().length : end
}

/** Returns all texts of a file with their paths, which lead through the ids of entries. */
export function textsIn(text: string): [path: string, { value: unknown; source: string }][] {
  const { document, faults } = parseYaml(text)
  return faults.length > 0 ? [] : walk(document.contents, '')

  function walk(node: ParsedNode | null, path: string): ReturnType<typeof textsIn> {
    if (isMap(node)) {
      return node.items.flatMap(({ key, value }) =>
        walk(value, `${path}/${isScalar(key) ? String(key.value) : ''}`)
      )
    }
    if (isSeq(node)) {
      return node.items.flatMap((item, index) =>
        walk(item, `${path}/${nameOf(item.toJS(document), index)}`)
      )
    }
    if (!isScalar(node)) return []
    const source = text.slice(node.range[0], endOfText(text, node))
    return [[path, { value: node.value, source }]]
  }
}

/** Returns the name of a list entry in paths: its id, or else its index. */
export function nameOf(entry: unknown, index: number): string {
  return isRecord(entry) && entry.id !== undefined ? `#${JSON.stringify(entry.id)}` : String(index)
}

/** Returns the offset of the comments on the lines above the first part, which belong to it. */
export function commentsAbove(text: string, start: number, margin: string): number {
  let head = start
  for (;;) {
    const lineStart = head - margin.length
    if (lineStart <= 0 || text.slice(lineStart, head).trim() !== '') return head
    if (text[lineStart - 1] !== '\n') return head
    const above = text.lastIndexOf('\n', lineStart - 2) + 1
    if (!text.slice(above, lineStart).startsWith(`${margin}#`)) return head
    head = above + margin.length
  }
}

/** Returns the offset of an entry's dash, and the offset after the dash. */
export function spotOf(list: YAMLSeq.Parsed, index: number): { start: number; after: number } {
  if (list.flow) {
    const [start] = list.items[index].range
    return { start, after: start }
  }
  const source = list.srcToken as { items: { start: { type: string; offset: number }[] }[] }
  const dashes = source.items.flatMap(({ start }) =>
    start.filter(({ type }) => type === 'seq-item-ind')
  )
  return { start: dashes[index].offset, after: dashes[index].offset + 1 }
}

/** Returns the spaces behind a value, and the comment after them. */
export function restOfLine(text: string, end: number): string {
  return /^(?:[^\S\r\n]+(?:#[^\r\n]*)?)?/.exec(text.slice(end))?.[0] ?? ''
}

/** Returns the column of a character, counted from 0. */
export function columnOf(text: string, offset: number): number {
  return offset - text.lastIndexOf('\n', offset - 1) - 1
}
