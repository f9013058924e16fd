import { Lexer, Marked, Renderer, type Token, type Tokens } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { keepLegalFormsWhole, keepRangesWhole, setInLines } from '#texts/plain_text'

const ALLOWED_TAGS =
  'p br hr h3 h4 ul ol li blockquote pre code strong em del sub sup abbr a address span table caption thead tbody tr th td dl dt dd'.split(
    ' '
  )

const markdown = new Marked({
  gfm: true,
  hooks: {
    preprocess: keepFigures,
    processAllTokens: captionTables,
    emStrongMask: (source) => source.replaceAll(INSIDE_WORD, 'a'),
  },
  tokenizer: {
    /** A single `~` means "about", as in `5~8 mm`. */
    del: (source) => (source.startsWith('~~') ? false : undefined),
    emStrong: (source, _, before = '') =>
      INSIDE_WORD_BEFORE.test(before) && /^\*[\p{L}\p{N}]/u.test(source) ? undefined : false,
  },
  renderer: {
    table(token: CaptionedTable) {
      const html = Renderer.prototype.table.call(this, token)
      if (!token.caption) return html
      const caption = `<caption>${this.parser.parseInline(token.caption)}</caption>`
      return html.replace('<table>', `<table>${caption}`)
    },
    /** Markdown has header cells in the first row only. */
    tablecell(token) {
      const html = Renderer.prototype.tablecell.call(this, token)
      return token.header ? html.replace('<th', '<th scope="col"') : html
    },
  },
})

/** An asterisk between letters or digits, as in `25*30 mm` and `L*a*b*`. */
const INSIDE_WORD = /(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}])/gu
const INSIDE_WORD_BEFORE = /[\p{L}\p{N}]$/u

/**
 * A number at the start of a line: a list item, or the beginning of a sentence such as `1924. was
 * the year`.
 */
const FIGURE = /^( {0,3})(\d+)([.)])(?= )/

/** Larger numbers are probably years. */
const HIGHEST_ENTRY = 99

/**
 * Escapes numbers at the start of a line that are no list items. Items of a numbered list are
 * recognised by another item with the next or previous number.
 */
function keepFigures(source: string): string {
  const lines = source.split('\n')
  const figures = lines.map((line) => FIGURE.exec(line))
  const isEntry = (number: number, indent: string) =>
    number <= HIGHEST_ENTRY &&
    figures.some((each) => each && Number(each[2]) === number && each[1] === indent)
  let isCode = false
  return lines
    .map((line, index) => {
      if (/^ {0,3}(```|~~~)/.test(line)) isCode = !isCode
      const figure = figures[index]
      if (isCode || !figure) return line
      const [all, indent = '', digits = '', mark = ''] = figure
      const number = Number(digits)
      const isRepeated = number === 1 && figures.filter((each) => each?.[0] === all).length > 1
      if (
        isRepeated ||
        (isEntry(number, indent) && [-1, 1].some((step) => isEntry(number + step, indent)))
      )
        return line
      return `${indent}${digits}\\${mark}${line.slice(all.length)}`
    })
    .join('\n')
}

type CaptionedTable = Tokens.Table & { caption?: Token[] }

/** Turns a paragraph that starts with a colon into the caption of the following table. */
function captionTables(tokens: Token[]): Token[] {
  const blocks = tokens.filter(({ type }) => type !== 'space')
  const captions = blocks.filter((token, index) => {
    const next = blocks[index + 1]
    return token.type === 'paragraph' && token.raw.startsWith(': ') && next?.type === 'table'
  })
  for (const caption of captions) {
    const table = blocks[blocks.indexOf(caption) + 1] as CaptionedTable
    table.caption = Lexer.lexInline(caption.raw.slice(2).trim())
  }
  return tokens.filter((token) => !captions.includes(token))
}

/**
 * Renders Markdown (GFM) to sanitised HTML. Runs when content is loaded, so stored HTML is safe.
 * The caption of a table is the preceding paragraph that starts with a colon. Links of the form
 * `route:key` are resolved when props are built.
 */
export function renderMarkdown(source: string): string {
  const html = sanitizeHtml(markdown.parse(source, { async: false }), {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'hreflang', 'lang'],
      abbr: ['title'],
      ol: ['start'],
      table: ['tabindex'],
      th: ['scope'],
      '*': ['lang'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'route'],
    allowProtocolRelative: false,
    /** The page has the h1 and its sections the h2, so the highest heading in a text is h3. */
    transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', table: scrollableTable },
    textFilter: setText,
  })
  /** Not in `textFilter`, which receives "&" separately from the text around it. */
  return keepLegalFormsWhole(html).replaceAll(BREAK_BETWEEN_BLOCKS, '').trim()
}

/** A line break after a block-level tag has no effect and would only add bytes. */
const BREAK_BETWEEN_BLOCKS =
  /(?<=<\/?(?:p|hr|h3|h4|ul|ol|li|blockquote|table|caption|thead|tbody|tr|th|td|dl|dt|dd)(?: [^<>]*)?>)\n/g

/** Replaces line breaks in a text by spaces, which compress better. Code keeps its line breaks. */
function setText(text: string, tag: string): string {
  if (tag === 'code') return keepRangesWhole(text)
  return setInLines(text.trim() === '' ? text : text.replaceAll('\n', ' '))
}

/** A wide table scrolls within its column on small screens. Scrollable areas must be focusable. */
const scrollableTable = sanitizeHtml.simpleTransform('table', { tabindex: '0' })
