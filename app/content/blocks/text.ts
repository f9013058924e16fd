import { defineBlock } from '#content/blocks/define_block'
import { markdown, text } from '#content/schema/fields'

/** Rich text, with or without a heading. */
export const Text = defineBlock('Text', {
  fields: {
    title: text().optional().describe('The heading above the text.'),
    text: markdown().describe('Rich text in Markdown.'),
  },
  toProps: (content, context) => ({ ...content, text: context.html(content.text) }),
})
