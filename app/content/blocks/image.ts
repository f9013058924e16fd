import { z } from 'zod'
import { defineBlock } from '#content/blocks/block'
import { imageFile, text } from '#content/fields'

/** One picture over the full width of the container, or several side by side. */
export const Image = defineBlock(
  'Image',
  {
    image: z.array(imageFile()).min(1),
    caption: text().optional(),
  },
  (content, context) => ({ ...content, image: context.images(content.image) })
)
