import { isDeepStrictEqual as isEqual } from 'node:util'
import { Document, isScalar, Scalar, visit } from 'yaml'
import { isRecord } from '#shared/is_record'

/** The maximum length of lines that are written anew. */
const WIDTH = 120
/** The narrowest width that files are folded to. */
const NARROWEST = 100

export type Style = 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE' | 'BLOCK_FOLDED' | 'BLOCK_LITERAL'

/** A text as it stands in a file. */
type WrittenText = { value: string; style: Style; source: string }

/**
 * Writes new values in the style of a file: folded to its width, texts with line breaks as block
 * scalars, lists of numbers and words in brackets.
 */
export class YamlWriter {
  /** The lines of folded texts. */
  readonly #folded: string[][] = []
  #knownWidth: number | undefined
  /** The style of a text by the name of its field. */
  readonly #styles = new Map<string, Style>()

  constructor(document: Document, text: string) {
    visit(document, {
      Pair: (_, { key, value }) => {
        if (!isScalar(value) || typeof value.value !== 'string' || !value.range) return
        const style = value.type as Style
        if (isScalar(key) && !this.#styles.has(String(key.value))) {
          this.#styles.set(String(key.value), style)
        }
        if (style !== 'BLOCK_FOLDED') return
        this.#folded.push(
          text.slice(value.range[0], value.range[1]).trimEnd().split(/\r?\n/).slice(1)
        )
      },
    })
  }

  get #width(): number {
    this.#knownWidth ??= widthOf(this.#folded)
    return this.#knownWidth
  }

  /** Returns a field as `key: value`; the lines after the first one are indented. */
  field(key: string, value: unknown, indent: number): string {
    return this.value(nameOf(key), value, indent, key)
  }

  /** Returns an entry of a list as `- value`. */
  entry(value: unknown, indent: number): string {
    if (!isRecord(value) || Object.keys(value).length === 0) return this.value('-', value, indent)
    return `- ${this.fields(value, indent + 2)}`
  }

  fields(value: Record<string, unknown>, indent: number): string {
    return Object.entries(value)
      .map(([key, each]) => this.field(key, each, indent))
      .join(`\n${' '.repeat(indent)}`)
  }

  /** Returns a value behind its prefix: a key with a colon or the dash of a list. */
  value(prefix: string, value: unknown, indent: number, key?: string): string {
    const next = `\n${' '.repeat(indent + 2)}`
    if (typeof value === 'string') {
      return `${prefix} ${this.text(value, indent, prefix.length + 1, key)}`
    }
    if (Array.isArray(value) && value.some((entry) => isRecord(entry) || isLong(entry))) {
      return prefix + value.map((entry) => next + this.entry(entry, indent + 2)).join('')
    }
    if (isRecord(value) && Object.keys(value).length > 0) {
      return `${prefix}${next}${this.fields(value, indent + 2)}`
    }
    return `${prefix} ${this.flow(value, indent, prefix.length + 1)}`
  }

  /** Returns a value in brackets or on one line. */
  flow(value: unknown, indent: number, before: number): string {
    if (Array.isArray(value)) {
      const entries = value.map((entry) => this.flow(entry, indent, 0))
      return this.brackets(entries, '[]', indent, before)
    }
    if (isRecord(value)) {
      const fields = Object.entries(value).map(
        ([key, each]) => `${nameOf(key)} ${this.flow(each, indent, 0)}`
      )
      return this.brackets(fields, '{}', indent, before)
    }
    return typeof value === 'string' ? oneLine(value, 'PLAIN', true) : String(value)
  }

  /** Returns a list or a map in brackets, folded if it does not fit in a line. */
  brackets(parts: readonly string[], [open, close]: string, indent: number, before: number) {
    const space = open === '{' && parts.length > 0 ? ' ' : ''
    const line = `${open}${space}${parts.join(', ')}${space}${close}`
    if (!line.includes('\n') && indent + before + line.length <= WIDTH) return line
    const inner = ' '.repeat(indent + 2)
    const words = parts.map((part, index) => (index < parts.length - 1 ? `${part},` : part))
    const lines = fold(words, this.#width - indent - 2)
    return `${open}\n${lines.map((each) => inner + each).join('\n')}\n${' '.repeat(indent)}${close}`
  }

  /**
   * Returns a text in the style that it had before, or that its field has in other places.
   *
   * @param before the number of characters before it on its line, without the indentation
   */
  text(value: string, indent: number, before: number, key?: string, former?: WrittenText): string {
    const chosen = this.#styleOf(value, indent + before, this.#styles.get(key ?? ''), former)
    if (chosen !== 'BLOCK_FOLDED' && chosen !== 'BLOCK_LITERAL') {
      return withEscapes(oneLine(value, chosen), former)
    }
    const margin = ' '.repeat(indent + 2)
    const [header, ...lines] = written(value, chosen).trimEnd().split('\n')
    const isFolded = header.startsWith('>') && !value.includes('\n')
    const shown = isFolded
      ? refold(value, former, this.#width - margin.length)
      : lines.map((line) => line.slice(2))
    return [header, ...shown.map((line) => (line === '' ? '' : margin + line))].join('\n')
  }

  #styleOf(value: string, before: number, style?: Style, former?: WrittenText): Style {
    const suited = (text: string): Style => {
      if (text.includes('\n')) return 'BLOCK_LITERAL'
      return before + oneLine(text).length > this.#width ? 'BLOCK_FOLDED' : 'PLAIN'
    }
    const own = former?.style ?? style
    if (own === 'BLOCK_LITERAL' || value.includes('\n')) return 'BLOCK_LITERAL'
    if (!former) return suited(value)
    const isQuoted = own === 'QUOTE_DOUBLE' || own === 'QUOTE_SINGLE'
    if (isQuoted && needsQuotes(former.value) && needsQuotes(value)) return own
    const isSuited = own === suited(former.value) || (isQuoted && needsQuotes(former.value))
    return isSuited ? suited(value) : former.style
  }
}

/** Returns a field with its text in a style, as the yaml package writes it. */
function written(value: string, style: Style, inFlow = false): string {
  const scalar = new Scalar(value)
  scalar.type = style
  const document = new Document({ k: scalar }, { flow: inFlow })
  const text = document.toString({ lineWidth: 0 }).trimEnd()
  return inFlow ? text.slice('{ k: '.length, -' }'.length) : text.slice('k: '.length)
}

/** Returns a text on one line, in quotes where it needs them. */
export function oneLine(value: string, style: Style = 'PLAIN', inFlow = false): string {
  return written(value, style, inFlow)
}

function needsQuotes(value: string): boolean {
  return /^["']/.test(oneLine(value))
}

/** Writes characters that the former text had as escape sequences in the same way: `\u00ad`. */
function withEscapes(line: string, former?: WrittenText): string {
  if (former?.style !== 'QUOTE_DOUBLE' || !line.startsWith('"')) return line
  const escapes = former.source.match(/\\u[0-9a-f]{4}/gi) ?? []
  return escapes.reduce(
    (text, escape) => text.replaceAll(JSON.parse(`"${escape}"`) as string, () => escape),
    line
  )
}

function nameOf(key: string): string {
  return `${oneLine(key)}:`
}

function isLong(value: unknown): boolean {
  return typeof value === 'string' && (value.length > WIDTH / 2 || value.includes('\n'))
}

/** Returns the words between single spaces, where a folded text may have a line break. */
function wordsOf(text: string): string[] {
  return text.split(/(?<=\S) (?=\S)/)
}

/** Puts words into lines of a maximum length. */
function fold(words: readonly string[], room: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= room) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines
}

/** Folds a text again; the lines before and after what has changed keep their breaks. */
function refold(value: string, former: WrittenText | undefined, room: number): string[] {
  const before = former?.style === 'BLOCK_FOLDED' ? linesOf(former.source).map(wordsOf) : []
  const words = wordsOf(value)
  const lines: string[][] = []
  let at = 0
  const starts = (line: readonly string[]) => line.every((word, i) => word === words[at + i])
  while (at < words.length) {
    const index = before.findIndex((_, i) => isEqual(before.slice(i).flat(), words.slice(at)))
    const following = before[lines.length + 1]?.[0]
    if (index >= 0) lines.push(...before.slice(index))
    else if (
      following !== undefined &&
      isEqual(before.slice(0, lines.length), lines) &&
      starts([...before[lines.length], following])
    ) {
      lines.push(before[lines.length])
    } else lines.push(wordsOf(fold(words.slice(at), room)[0]))
    at = lines.flat().length
  }
  return lines.map((line) => line.join(' '))
}

function linesOf(source: string): string[] {
  return source
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.trim())
}

/** Returns the width that most texts of a file are folded to. */
function widthOf(folded: readonly string[][]): number {
  let best = { width: WIDTH, count: -1 }
  for (let width = WIDTH; width >= NARROWEST; width--) {
    const count = folded.filter((lines) => {
      const indent = lines[0]?.search(/\S/) ?? 0
      const bare = lines.map((line) => line.trim())
      return isEqual(fold(wordsOf(bare.join(' ')), width - indent), bare)
    }).length
    if (count > best.count) best = { width, count }
  }
  return best.width
}
