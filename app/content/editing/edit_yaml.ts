import { isMap, isScalar, isSeq, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml'
import { z } from 'zod'
import { ordered, type Schema } from '#content/editing/field_order'
import { isSame, matchEntries } from '#content/editing/trees'
import {
  columnOf,
  commentsAbove,
  endOfText,
  nameOf,
  restOfLine,
  spotOf,
  textsIn,
} from '#content/editing/yaml_places'
import { oneLine, type Style, YamlWriter } from '#content/editing/yaml_writer'
import { parseYaml } from '#content/loading/parse_yaml'
import { objectSchema, unwrap } from '#content/schema/walk'
import { isRecord } from '#shared/is_record'

/** A replacement of characters; start and end are offsets. */
type Edit = { start: number; end: number; text: string }

/** A field or an entry of the file, with the edits inside it. */
type Part = { start: number; end: number; edits: readonly Edit[] }

type Collection = YAMLMap.Parsed | YAMLSeq.Parsed

/** The position of a value in the file. */
type Place = {
  /** The column of the key or dash; within brackets, that of the line. */
  indent: number
  inFlow?: boolean
  schema: Schema
  /** Its path, made of field names and entry ids. */
  path: string
}

/** A value behind a key or a dash. */
type Spot = Place & {
  name?: string
  /** The offset of the key or dash, and the offset after its colon or dash. */
  start: number
  after: number
}

type EditOptions = {
  /** Determines the order of new fields. */
  schema?: z.core.$ZodType
  /** An earlier version of the file: a text that is restored is written as it was there. */
  former?: string
}

/**
 * Returns a YAML text with new data. Comments, order, quotes, folds and everything else that is
 * unaffected by the data stay the same, byte for byte.
 *
 * @param text a text without syntax errors
 */
export function editYaml(text: string, data: unknown, options: EditOptions = {}): string {
  /** A byte order mark is no part of the first line. */
  const lines = text.replace(/^\uFEFF/, '')
  return text.slice(0, text.length - lines.length) + new YamlEditor(lines, options).edit(data)
}

class YamlEditor {
  readonly #document: ReturnType<typeof parseYaml>['document']
  readonly #writer: YamlWriter
  readonly #lineBreak: string
  readonly #schema: Schema
  /** The texts of the earlier version by their paths. */
  readonly #former: ReadonlyMap<string, { value: unknown; source: string }>

  constructor(
    private readonly text: string,
    { schema, former }: EditOptions
  ) {
    const { document, faults } = parseYaml(text, { keepSourceTokens: true })
    if (faults.length > 0) throw new Error(faults[0].message)
    this.#document = document
    this.#writer = new YamlWriter(document, text)
    this.#lineBreak = /\r?\n/.exec(text)?.[0] ?? '\n'
    this.#schema = schema
    this.#former = new Map(former === undefined ? [] : textsIn(former))
  }

  edit(data: unknown): string {
    const schema = this.#schema
    const root = this.#document.contents
    const isKept = (isMap(root) && isRecord(data)) || (isSeq(root) && Array.isArray(data))
    if (isKept) {
      const edits = this.#collection(root, data, { indent: 0, path: '', schema })
      return this.#apply({ start: 0, end: this.text.length, edits })
    }
    if (!isRecord(data) || root?.range[1]) throw new Error('The file holds no group of fields')
    return this.text + this.#breaks(`${this.#writer.fields(ordered(data, schema), 0)}\n`)
  }

  /** Returns what changes within a map or list so that it has other data of its kind. */
  #collection(node: Collection, value: unknown, at: Place): Edit[] {
    return isMap(node)
      ? this.#fields(node, value as Record<string, unknown>, at)
      : this.#entries(node, value as unknown[], at)
  }

  #fields(
    map: YAMLMap.Parsed,
    value: Record<string, unknown>,
    { indent: line, path, schema }: Place
  ): Edit[] {
    const indent = map.flow ? line : columnOf(this.text, map.items[0].key.range[0])
    const shape = schema && objectSchema(unwrap(schema).schema, value)?.shape
    const parts = new Map<string, Part | string>()
    for (const { key, value: node } of map.items) {
      const name = isScalar(key) ? String(key.value) : ''
      if (value[name] === undefined) continue
      const [start, end] = key.range
      const after = this.text.indexOf(':', end) + 1
      const at = { indent, inFlow: map.flow, path: `${path}/${name}`, schema: shape?.[name] }
      parts.set(name, this.#part(node, value[name], { name, start, after, ...at }))
    }
    const order = Object.keys(ordered(value, schema)).filter((name) => value[name] !== undefined)
    const names = [...parts.keys()]
    for (const name of order.filter((each) => !parts.has(each))) {
      const before = order.slice(0, order.indexOf(name))
      names.splice(names.findLastIndex((each) => before.includes(each)) + 1, 0, name)
      const field = map.flow
        ? `${oneLine(name, 'PLAIN', true)}: ${this.#writer.flow(value[name], indent, 0)}`
        : this.#writer.field(name, value[name], indent)
      parts.set(name, this.#breaks(field))
    }
    const all = names.map((name) => parts.get(name) ?? '')
    return this.#arrange(map, all, indent)
  }

  #entries(list: YAMLSeq.Parsed, value: unknown[], { indent: line, path, schema }: Place): Edit[] {
    const indent = list.flow ? line : columnOf(this.text, spotOf(list, 0).start)
    const inner = schema && unwrap(schema).schema
    const element = inner instanceof z.ZodArray ? inner.def.element : undefined
    const before = list.items.map((item) => item.toJS(this.#document) as unknown)
    const matches = matchEntries(before, value)
    const parts = value.map((entry, index) => {
      const at = matches[index]
      if (at !== undefined) {
        const place = { indent, inFlow: list.flow, path: `${path}/${nameOf(entry, index)}` }
        const spot = { ...spotOf(list, at), ...place, schema: element }
        return this.#part(list.items[at], entry, spot)
      }
      const added = isRecord(entry) ? ordered(entry, element) : entry
      if (list.flow) return this.#writer.flow(added, indent, 0)
      const hasLines = JSON.stringify(entry).includes('\\n')
      const inBrackets = !hasLines && list.items.some((item) => isMap(item) && item.flow)
      return this.#breaks(
        inBrackets ? `- ${this.#writer.flow(added, indent, 2)}` : this.#writer.entry(added, indent)
      )
    })
    return this.#arrange(list, parts, indent)
  }

  #part(node: ParsedNode | null, value: unknown, spot: Spot): Part {
    const edits = this.#value(node, value, spot)
    const end = Math.max(this.#endOf(node, spot.after), ...edits.map((edit) => edit.end))
    return { start: spot.start, end, edits }
  }

  /** Returns what changes so that a field or entry has another value. */
  #value(node: ParsedNode | null, value: unknown, spot: Spot): Edit[] {
    const { name, start, after, indent, inFlow, path } = spot
    const end = this.#endOf(node, after)
    if ((isMap(node) && isRecord(value)) || (isSeq(node) && Array.isArray(value))) {
      const isEmpty = Object.keys(value as object).length === 0
      const stays = node.items.length > 0 && !isEmpty
      if (stays) return this.#collection(node, value, spot)
      if (isEmpty && node.items.length === 0) return []
    } else if (isScalar(node) && isSame(node.value, value)) return []

    const known = this.#former.get(path)
    if (known && isScalar(node) && end > after && isSame(known.value, value)) {
      return [{ start: node.range[0], end, text: this.#breaks(known.source) }]
    }
    const before = after - start + 1
    if (inFlow) {
      const isQuoted = isScalar(node) && typeof value === 'string' && node.type !== 'PLAIN'
      const text = isQuoted
        ? oneLine(value, node.type, true)
        : this.#writer.flow(value, indent, before)
      const from = node?.range[0] ?? after
      return [{ start: from, end, text: from === after && name !== undefined ? ` ${text}` : text }]
    }
    if (typeof value === 'string' && isScalar(node) && end > after) {
      const former = {
        value: String(node.value),
        style: node.type as Style,
        source: this.text.slice(node.range[0], end),
      }
      const text = this.#writer.text(value, indent, before, name, former)
      /** A comment behind the former line would become a part of the last one. */
      const rest = /^[|>]/.test(text) ? restOfLine(this.text, end) : ''
      const lines = this.#breaks(text.replace('\n', () => `${rest.trimEnd()}\n`))
      return [{ start: node.range[0], end: end + rest.length, text: lines }]
    }
    const prefix = this.text.slice(start, after)
    const text = this.#writer.value(prefix, value, indent, name).slice(prefix.length)
    return [{ start: after, end, text: this.#breaks(text) }]
  }

  /** Returns the offset behind the last character of a value. */
  #endOf(node: ParsedNode | null, after: number): number {
    if (!node) return after
    if ((isMap(node) || isSeq(node)) && !node.flow) {
      const last = node.items.length - 1
      if (isSeq(node)) return this.#endOf(node.items[last], spotOf(node, last).after)
      const { key, value } = node.items[last]
      return this.#endOf(value, this.text.indexOf(':', key.range[1]) + 1)
    }
    return Math.max(endOfText(this.text, node), after)
  }

  /** Returns what changes so that a map or list has these parts in this order. */
  #arrange(node: Collection, placed: readonly (Part | string)[], indent: number): Edit[] {
    const starts = node.items.map((item, index) =>
      'key' in item ? item.key.range[0] : spotOf(node as YAMLSeq.Parsed, index).start
    )
    const indexes = placed.map((part) =>
      typeof part === 'string' ? -1 : starts.indexOf(part.start)
    )
    const isInPlace = indexes.length === starts.length && indexes.every((at, index) => at === index)
    if (isInPlace) return placed.flatMap((part) => (typeof part === 'string' ? [] : part.edits))
    if (node.flow) {
      const texts = placed.map((part) => (typeof part === 'string' ? part : this.#apply(part)))
      const [start, end] = node.range
      const before = columnOf(this.text, start) - indent
      const text = this.#writer.brackets(texts, isMap(node) ? '{}' : '[]', indent, before)
      return [{ start, end, text: this.#breaks(text) }]
    }
    return [this.#arrangeLines(node, placed, indexes, starts, indent)]
  }

  #arrangeLines(
    node: Collection,
    placed: readonly (Part | string)[],
    indexes: readonly number[],
    starts: readonly number[],
    indent: number
  ): Edit {
    const ends = node.items.map((item, index) => {
      const isPair = 'key' in item
      const value = isPair ? item.value : item
      const after = isPair
        ? this.text.indexOf(':', item.key.range[1]) + 1
        : spotOf(node as YAMLSeq.Parsed, index).after
      const end = this.#endOf(value, after)
      return end + restOfLine(this.text, end).trimEnd().length
    })
    const margin = ' '.repeat(indent)
    const head = commentsAbove(this.text, starts[0], margin)
    /** The source before each part: line breaks, and comments with the indentation. */
    const leads = starts.map((start, index): { breaks?: string; comments: string } => {
      if (index === 0) return { comments: this.text.slice(head, start) + margin }
      const lead = this.text.slice(ends[index - 1], start)
      const breaks = /^\s*\n/.exec(lead)?.[0] ?? ''
      return { breaks, comments: lead.slice(breaks.length) }
    })
    const hasBlankLines = /\n\r?\n/.test(this.text)
    const text = placed.map((part, index) => {
      const at = indexes[index]
      const body =
        typeof part === 'string' ? part : this.#apply(part) + this.text.slice(part.end, ends[at])
      const own = leads[at]
      const comments = own?.comments ?? margin
      if (index === 0)
        return at === 0 ? this.text.slice(head, starts[0]) + body : comments.trimStart() + body
      const isApart =
        hasBlankLines && indent <= 2 && body.includes('\n') && (isSeq(node) || indent === 0)
      const usual = isSeq(node) ? leads[1]?.breaks : undefined
      const breaks = own?.breaks ?? usual ?? (isApart ? '\n\n' : '\n')
      return (
        this.#breaks(breaks) +
        (at === 0 ? margin + this.text.slice(head, starts[0]) : comments) +
        body
      )
    })
    return { start: head, end: ends[ends.length - 1], text: text.join('') }
  }

  #apply({ start, end, edits }: Part): string {
    let text = ''
    let at = start
    for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
      text += this.text.slice(at, edit.start) + edit.text
      at = edit.end
    }
    return text + this.text.slice(at, end)
  }

  /** Writes line breaks as the file does. */
  #breaks(text: string): string {
    return text.replaceAll(/\r?\n/g, this.#lineBreak)
  }
}
