import { Composer, type CST, type Document, LineCounter, Parser, visit } from 'yaml'

/**
 * The maximum nesting depth. The deepest content at present has ten levels. Without a limit the
 * parser's call stack overflows.
 */
const MAX_DEPTH = 50

/** The line above two versions of a file that git could not merge. */
const CONFLICT = /^<{7} /m

/** A syntax error; line and column are counted from 1. */
type YamlFault = { line: number; column: number; message: string; remedy: string }

/** A parsed YAML text. If there are faults, the document must not be used. */
type ParsedYaml = { document: Document.Parsed; lines: LineCounter; faults: YamlFault[] }

/**
 * Parses a YAML text with one document. Limits nesting and aliases, which could expand a few lines
 * to a gigabyte.
 *
 * @param options `keepSourceTokens`: whether nodes know the tokens they were made of
 */
export function parseYaml(text: string, options: { keepSourceTokens?: boolean } = {}): ParsedYaml {
  const lines = new LineCounter()
  const tokens = [...new Parser(lines.addNewLine).parse(text)]
  const tooDeep = findTooDeep(tokens)
  const documents = compose(tooDeep === undefined ? tokens : [], text.length, options)
  const [document, second] = documents

  const faults: YamlFault[] = []
  const add = (offset: number, message: string, remedy: string) => {
    const { line, col } = lines.linePos(offset)
    faults.push({ line: Math.max(line, 1), column: Math.max(col, 1), message, remedy })
  }
  if (tooDeep !== undefined) {
    add(tooDeep, `this is nested more than ${MAX_DEPTH} times`, 'Remove the brackets or dashes.')
  }
  if (second) {
    add(second.range[0], 'broken YAML: a second document begins', 'Remove the line with "---".')
  }
  const conflict = document.errors.length > 0 ? CONFLICT.exec(text) : null
  if (conflict) {
    const remedy = 'Keep one, and remove the lines with <<<<<<<, ======= and >>>>>>>.'
    add(conflict.index, 'two versions of these lines stand here, as git writes them', remedy)
  }
  for (const { pos, message } of conflict ? [] : document.errors) {
    const remedy = 'Check indentation, quotes and colons here and in the line above.'
    add(pos[0], `broken YAML: ${message}`, remedy)
  }
  visit(document, {
    Alias(_, { range, source }) {
      add(range?.[0] ?? 0, `"*${source}" stands for something else`, 'Write it out here.')
    },
    Scalar(_, { range, value }) {
      if (typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed())) return
      add(range?.[0] ?? 0, 'a character here is none', 'Write the text anew, without \\0 or \\ud….')
    },
  })
  return { document, lines, faults }
}

function compose(
  tokens: readonly CST.Token[],
  length: number,
  options: { keepSourceTokens?: boolean }
): Document.Parsed[] {
  const composer = new Composer({ prettyErrors: false, ...options })
  const documents = composer.compose(tokens, true, length)
  return [...documents] as Document.Parsed[]
}

/** Returns the offset of the first value that is nested too deeply. */
function findTooDeep(tokens: readonly CST.Token[]): number | undefined {
  const waiting: [token: CST.Token, depth: number][] = tokens.map((token) => [token, 0])
  for (const [token, depth] of waiting) {
    if (depth > MAX_DEPTH) return token.offset
    if (token.type === 'document' && token.value) waiting.push([token.value, depth])
    if (!('items' in token)) continue
    for (const { key, value } of token.items) {
      if (key) waiting.push([key, depth + 1])
      if (value) waiting.push([value, depth + 1])
    }
  }
  return undefined
}
