/** A part of a text: translatable words, or an inline code that must not change. */
export type Piece = { kind: 'words' | 'code'; text: string }

/** A placeholder, in any kind of text. */
const PLACEHOLDER = String.raw`\{[A-Za-z0-9_]+\}`

/** Markdown syntax, links without their text, and tags. */
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

/** Splits a text into words and inline codes. Joined, the pieces are the original text. */
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

/** Returns the inline codes of a text, sorted. A translation has the same codes in any order. */
export function codesOf(text: string, isMarkdown: boolean): string[] {
  return piecesOf(text, isMarkdown)
    .filter(({ kind }) => kind === 'code')
    .map((code) => code.text)
    .toSorted()
}
