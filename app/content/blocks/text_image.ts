import { z } from 'zod'
import { defineBlock } from '#content/blocks/define_block'
import { imageFile, markdown, text } from '#content/schema/fields'

/** Text beside a picture; `order` swaps the sides (specification §2 "Content blocks"). */
export const TextImage = defineBlock('TextImage', {
  fields: {
    title: text().optional().describe('The heading above the text.'),
    text: markdown().describe('Rich text in Markdown.'),
    image: z
      .array(imageFile(650))
      .min(1)
      .describe('Pictures below resources/media, at least 650 pixels wide.'),
    order: z.boolean().default(false).describe('The picture stands on the other side.'),
  },
  toProps: (content, context) => ({
    ...content,
    text: context.html(content.text),
    image: context.images(content.image),
  }),
})
