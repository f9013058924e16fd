import { defineBlock } from '#content/blocks/block'
import { linkFields, markdown, text } from '#content/fields'

/** A short notice with an optional link (specification §3 "Info box"). */
export const InfoBox = defineBlock(
  'InfoBox',
  {
    title: text(),
    text: markdown(),
    link_text: text().optional(),
    ...linkFields,
  },
  (content, context) => ({ ...content, text: context.html(content.text) })
)
