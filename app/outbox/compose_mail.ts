import edge from 'edge.js'
import { COLOURS } from '#config/design'
import { sender } from '#config/mail'
import type { Locale } from '#shared/locales'

/** What a mail says; the layout makes HTML and plain text of the same parts. */
export type MailParts = {
  locale: Locale
  heading: string
  /** What mail programs show beside the subject. */
  preview: string
  paragraphs: string[]
  /** Labels with what belongs to them. */
  facts?: { label: string; value: string }[]
  /** Words of several lines, set off as somebody's own. */
  quote?: string
  /** What the mail asks its reader to do. */
  action?: { label: string; url: string }
  /** Beneath everything, smaller. */
  notes?: string[]
}

/** Sets a mail: HTML that needs no pictures and no style sheet, and the same as plain text. */
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
