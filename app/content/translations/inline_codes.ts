/** A piece of a text: words that are translated, or a code that stays as it is. */
export type Piece = { kind: 'words' | 'code'; text: string }

/** What stands for something else in a text of any kind. */
const PLACEHOLDER = String.raw`\{[A-Za-z0-9_]+\}`

/** The signs of Markdown, links whole but for their words, and tags. */
const MARKDOWN = [
  '`[^`\\n]*`',
  String.raw`!?\[(?=[^\]\n]*\]\()`,
  String.raw`\]\([^)\n]*\)`,
  String.raw`<\/?[A-Za-z][^>\n]*>`,
  String.raw`https?:\/\/[^\s)>\]]+`,
  String.raw`^\|?(?:[ ]*:?-+:?[ ]*\|)+[ :|-]*$`,
  String.raw`^(?: *(?:#{1,6}|[-+*]|\d+\.|>) )`,
  String.raw`^: `,
  String.raw`\*\*|\*|__|~~`,
  String.raw`\|`,
]

const IN_TEXT = new RegExp(PLACEHOLDER, 'gm')
const IN_MARKDOWN = new RegExp([PLACEHOLDER, ...MARKDOWN].join('|'), 'gm')

/** Takes a text apart into words and codes; put together they are the text again. */
export function piecesOf(text: string, isMarkdown: boolean): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: code, index } of text.matchAll(isMarkdown ? IN_MARKDOWN : IN_TEXT)) {
    if (index > end) pieces.push({ kind: 'words', text: text.slice(end, index) })
    pieces.push({ kind: 'code', text: code })
    end = index + code.length
  }
  if (end < text.length) pieces.push({ kind: 'words', text: text.slice(end) })
  return pieces
}

/** The codes of a text, sorted: a translation has the same, in an order of its own. */
export function codesOf(text: string, isMarkdown: boolean): string[] {
  return piecesOf(text, isMarkdown)
    .filter(({ kind }) => kind === 'code')
    .map((code) => code.text)
    .toSorted()
}
