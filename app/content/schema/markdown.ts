import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const ALLOWED_TAGS =
  'p br hr h3 h4 ul ol li blockquote pre code strong em del sub sup abbr a address span table thead tbody tr th td dl dt dd'.split(
    ' '
  )

/**
 * Renders Markdown (GFM) to HTML that is safe to put on a page. Done once, when content is loaded:
 * stored HTML is safe HTML. Links of the form `route:key` stay as they are until props are built.
 */
export function renderMarkdown(source: string): string {
  return sanitizeHtml(marked.parse(source, { async: false, gfm: true }), {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'hreflang', 'lang'],
      abbr: ['title'],
      ol: ['start'],
      table: ['tabindex'],
      '*': ['lang'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'route'],
    allowProtocolRelative: false,
    /** The page has its h1 and its sections their h2: the highest heading inside a text is h3. */
    transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', table: scrollableTable },
  }).trim()
}

/** On a small screen a wide table scrolls inside its column: what scrolls takes the focus. */
const scrollableTable = sanitizeHtml.simpleTransform('table', { tabindex: '0' })
