import { defineBlock } from '#content/blocks/block'
import { markdown, text } from '#content/fields'

/** Rich text, with or without a heading. */
export const Text = defineBlock(
  'Text',
  {
    title: text().optional(),
    text: markdown(),
  },
  (content, context) => ({ ...content, text: context.html(content.text) })
)
