import { z } from 'zod'
import { defineBlock } from '#content/blocks/define_block'
import { id, markdown, text } from '#content/schema/fields'

/** An accordion: titles that expand to texts (specification §3 "Accordion item"). */
export const Accordion = defineBlock('Accordion', {
  fields: {
    title: text().optional().describe('The heading above the accordion.'),
    items: z
      .array(
        z.strictObject({
          id: id().describe('The name of the panel, unique in this list; it never changes.'),
          title: text().describe('What is always seen, often a question.'),
          text: markdown().describe('What opens, as rich text in Markdown.'),
        })
      )
      .min(1)
      .describe('The panels.'),
  },
  toProps: (content, context) => ({
    ...content,
    items: content.items.map((item) => ({ ...item, text: context.html(item.text) })),
  }),
})
