import edge from 'edge.js'
import { COLOURS } from '#config/design'
import { sender } from '#config/mail'
import type { Locale } from '#shared/locales'

export type Fact = { label: string; value: string }

/** The content of a mail; the layout renders HTML and plain text from it. */
type MailParts = {
  locale: Locale
  heading: string
  /** Preview text beside the subject. */
  preview: string
  paragraphs: string[]
  facts?: Fact[]
  /** A quotation of several lines. */
  quote?: string
  action?: { label: string; url: string }
  /** Small print below the content. */
  notes?: string[]
}

/** Renders a mail as HTML, without pictures or style sheets, and as plain text. */
export async function composeMail(parts: MailParts): Promise<{ html: string; text: string }> {
  const given = { facts: [], notes: [], company: sender.name, colours: COLOURS }
  return {
    html: await edge.render('mail', { ...given, ...parts }),
    text: plainText(parts),
  }
}

function plainText({ heading, paragraphs, facts = [], quote, action, notes = [] }: MailParts) {
  return [
    heading,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    quote?.replaceAll(/^/gm, '> '),
    action && `${action.label}:\n${action.url}`,
    notes.length > 0 && ['-- ', ...notes, sender.name].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}
