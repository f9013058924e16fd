import type { z } from 'zod'
import { defineBlock } from '#content/blocks/define_block'
import type { PageContext } from '#content/pages/context'
import { linkFields, markdown, text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'

/**
 * A short notice with an optional link (specification §3 "Info box"), used by both info box blocks.
 */
export const infoBoxFields = {
  title: text().describe('The heading of the box.'),
  text: markdown().describe('Rich text in Markdown.'),
  link_text: text().optional().describe('The words of the link.'),
  ...linkFields,
}

type InfoBoxContent = z.output<z.ZodObject<typeof infoBoxFields>> & WithLang

export function infoBoxToProps(content: InfoBoxContent, context: PageContext) {
  return { ...content, text: context.html(content.text) }
}

/** The info box in a column. Use SectionInfoBox for one over the full width. */
export const InfoBox = defineBlock('InfoBox', {
  fields: infoBoxFields,
  toProps: infoBoxToProps,
})
