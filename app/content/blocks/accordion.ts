import { z } from 'zod'
import { defineBlock } from '#content/blocks/define_block'
import { id, markdown, text } from '#content/schema/fields'

/** Titles that unfold to texts (specification §3 "Accordion item"). */
export const Accordion = defineBlock('Accordion', {
  fields: {
    title: text().optional(),
    items: z.array(z.strictObject({ id: id(), title: text(), text: markdown() })).min(1),
  },
  toProps: (content, context) => ({
    ...content,
    items: content.items.map((item) => ({ ...item, text: context.html(item.text) })),
  }),
})
