/** The maximum length of a line that is written anew, as content files have them. */
const WIDTH = 110

/** Lines that mean something in Markdown: lists, quotations, headings, tables, code, link targets. */
const MARKUP = /^(\s{4}|\s*([-*+>|:=]|#+ |\d+[.)] |```|\[[^\]]*\]:))/
/** A line break that is shown. */
const HARD_BREAK = /( {2}|\\)$/

/**
 * Returns a Markdown text with each paragraph in one line. The line breaks within paragraphs are
 * those of the file, and mean nothing.
 */
export function unfold(text: string): string {
  return paragraphsOf(text).map(unfoldParagraph).join('')
}

/**
 * Returns a Markdown text as files have it. Paragraphs of the former text keep their line breaks,
 * others are broken at the maximum length.
 */
export function fold(text: string, former: string): string {
  const known = new Map(paragraphsOf(former).map((each) => [unfoldParagraph(each), each]))
  return paragraphsOf(text)
    .map((each) => known.get(unfoldParagraph(each)) ?? foldParagraph(each))
    .join('')
}

/** Returns the paragraphs of a text, and the blank lines between them. */
function paragraphsOf(text: string): string[] {
  return text.split(/(\n{2,})/)
}

function unfoldParagraph(paragraph: string): string {
  return isProse(paragraph) ? paragraph.replaceAll(/(?<=\S)\n(?=\S)/g, ' ') : paragraph
}

function foldParagraph(paragraph: string): string {
  return isProse(paragraph) ? paragraph.split('\n').flatMap(foldLine).join('\n') : paragraph
}

/** Breaks a line at spaces, except before a word that would be markup at the start of a line. */
function foldLine(line: string): string[] {
  const [first, ...words] = line.split(' ')
  const lines = [first]
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (longer.length <= WIDTH || MARKUP.test(`${word} `)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function isProse(paragraph: string): boolean {
  return paragraph
    .split('\n')
    .every((line) => !MARKUP.test(line) && !HARD_BREAK.test(line) && !line.startsWith('  '))
}
