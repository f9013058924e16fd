import { Lexer, Marked, Renderer, type Token, type Tokens } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { keepRangesWhole } from '#texts/plain_text'

const ALLOWED_TAGS =
  'p br hr h3 h4 ul ol li blockquote pre code strong em del sub sup abbr a address span table caption thead tbody tr th td dl dt dd'.split(
    ' '
  )

const markdown = new Marked({
  gfm: true,
  hooks: { processAllTokens: captionTables },
  renderer: {
    table(token: CaptionedTable) {
      const html = Renderer.prototype.table.call(this, token)
      if (!token.caption) return html
      const caption = `<caption>${this.parser.parseInline(token.caption)}</caption>`
      return html.replace('<table>', `<table>${caption}`)
    },
    /** Markdown has header cells at the top of columns only. */
    tablecell(token) {
      const html = Renderer.prototype.tablecell.call(this, token)
      return token.header ? html.replace('<th', '<th scope="col"') : html
    },
  },
})

type CaptionedTable = Tokens.Table & { caption?: Token[] }

/** A paragraph that begins with a colon is the caption of the table that follows. */
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
 * Renders Markdown (GFM) to HTML that is safe to put on a page. Done once, when content is loaded:
 * stored HTML is safe HTML. A table's caption is the paragraph before it that begins with a colon.
 * Links of the form `route:key` stay as they are until props are built.
 */
export function renderMarkdown(source: string): string {
  return sanitizeHtml(markdown.parse(source, { async: false }), {
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
    /** The page has its h1 and its sections their h2: the highest heading inside a text is h3. */
    transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', table: scrollableTable },
    textFilter: setText,
  })
    .replaceAll(BREAK_BETWEEN_BLOCKS, '')
    .trim()
}

/** A line break after the tag of a block shows nowhere, and would travel with every page. */
const BREAK_BETWEEN_BLOCKS =
  /(?<=<\/?(?:p|hr|h3|h4|ul|ol|li|blockquote|table|caption|thead|tbody|tr|th|td|dl|dt|dd)(?: [^<>]*)?>)\n/g

/**
 * A text as it is set: where its file begins a line, it has a space as everywhere else, because a page
 * with few kinds of gaps compresses better. Code keeps its lines.
 */
function setText(text: string, tag: string): string {
  const isBetweenTags = text.trim() === ''
  return keepRangesWhole(tag === 'code' || isBetweenTags ? text : text.replaceAll('\n', ' '))
}

/** On a small screen a wide table scrolls inside its column: what scrolls takes the focus. */
const scrollableTable = sanitizeHtml.simpleTransform('table', { tabindex: '0' })
