import { isRecord } from '#shared/is_record'
import { withoutTags } from '#texts/plain_text'

/** The fields of blocks and records with sentences; a line above a headline is none. */
const READ = new Set(['title', 'text', 'text_additional', 'caption', 'hero_headline', 'hero_text'])

/** Blocks whose entries are search documents of their own. */
const OWN_DOCUMENTS = new Set(['Accordion', 'ContactAccordion', 'SectionDownloads'])

/** Returns the visible text of blocks or a record, as plain text. */
export function readableText(content: unknown): string {
  return Array.from(readable(content)).map(withoutTags).join(' ')
}

function* readable(content: unknown): Generator<string> {
  if (Array.isArray(content)) {
    for (const entry of content) yield* readable(entry)
  } else if (isRecord(content)) {
    if (OWN_DOCUMENTS.has(String(content.type))) return
    for (const [name, value] of Object.entries(content)) {
      if (typeof value !== 'string') yield* readable(value)
      else if (READ.has(name)) yield value
    }
  }
}

/** Returns the headings of a rich text with the content below each, as plain text. */
export function entriesOf(html: string): { title: string; text: string }[] {
  return html
    .split(/<h3[^>]*>/)
    .slice(1)
    .map((part) => {
      const [title = '', text = ''] = part.split('</h3>')
      return { title: withoutTags(title), text: withoutTags(text) }
    })
}
