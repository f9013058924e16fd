import { z } from 'zod'
import { defineBlock } from '#content/blocks/define_block'
import { imageFile, markdown, text } from '#content/schema/fields'

/** Text beside a picture; `order` swaps the sides (specification §2 "Content blocks"). */
export const TextImage = defineBlock('TextImage', {
  fields: {
    title: text().optional(),
    text: markdown(),
    image: z.array(imageFile()).min(1),
    order: z.boolean().default(false),
  },
  toProps: (content, context) => ({
    ...content,
    text: context.html(content.text),
    image: context.images(content.image),
  }),
})
