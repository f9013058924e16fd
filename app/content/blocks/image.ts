import { z } from 'zod'
import { defineBlock } from '#content/blocks/define_block'
import { imageFile, text } from '#content/schema/fields'

/** One picture over the full width of the container, or a gallery of several with its title. */
export const Image = defineBlock('Image', {
  fields: {
    title: text().optional(),
    image: z.array(imageFile()).min(1),
    caption: text().optional(),
  },
  toProps: (content, context) => ({ ...content, image: context.images(content.image) }),
})
