import { Marked } from 'marked'

/** HTML within Markdown stays text. */
const marked = new Marked({
  gfm: true,
  renderer: { html: ({ text }) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') },
})

/** Returns Markdown as HTML, nearly as the server does when it loads the file. */
export function toHtml(text: string): string {
  return marked.parse(text, { async: false })
}
