import { type Document, isMap, isSeq, parseDocument, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import type { Step } from '#content/translations/translatable'

/** A text to write into a translation. */
export type NewText = { steps: readonly Step[]; text: string }

/**
 * Returns a translation file with the given texts. Comments and everything else are preserved;
 * missing objects and list entries are added, the latter with their ids.
 *
 * @param file the current content; undefined if there is no file yet
 */
export function withTexts(file: string | undefined, texts: readonly NewText[]): string {
  const document: Document = parseDocument(file ?? '')
  const root = isMap(document.contents) ? document.contents : new YAMLMap()
  document.contents = root
  for (const { steps, text } of texts) setText(root, steps, text)
  return document.toString({ lineWidth: 0, flowCollectionPadding: true })
}

function setText(root: YAMLMap, steps: readonly Step[], text: string) {
  let node: YAMLMap | YAMLSeq = root
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1]
    if ('id' in step) {
      if (isSeq(node)) node = entryOf(node, step.id)
      continue
    }
    if (!isMap(node)) return
    const map: YAMLMap = node
    if (next === undefined) return writeText(map, step.field, text)
    const child: unknown = map.get(step.field, true)
    if (isMap(child) || isSeq(child)) node = child
    else {
      node = 'id' in next ? new YAMLSeq() : new YAMLMap()
      map.set(step.field, node)
    }
  }
}

function entryOf(list: YAMLSeq, id: string): YAMLMap {
  const found = list.items.find((item) => isMap(item) && item.get('id') === id)
  if (isMap(found)) return found
  const entry = new YAMLMap()
  entry.set('id', id)
  list.items.push(entry)
  return entry
}

/** A text with several lines is written as a block scalar. */
function writeText(map: YAMLMap, field: string, text: string) {
  const present: unknown = map.get(field, true)
  const scalar = present instanceof Scalar ? present : new Scalar('')
  if (present !== scalar) map.set(field, scalar)
  scalar.value = text
  if (text.includes('\n') && !map.flow) scalar.type = Scalar.BLOCK_LITERAL
}
