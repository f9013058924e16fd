import { z } from 'zod'
import { defineBlock } from '#content/blocks/define_block'
import { imageFile, text } from '#content/schema/fields'

/** One picture over the full width of the container, or a titled gallery of several pictures. */
export const Image = defineBlock('Image', {
  fields: {
    title: text().optional().describe('The heading above the picture.'),
    image: z
      .array(imageFile(900))
      .min(1)
      .describe(
        'Pictures below resources/media, at least 900 pixels wide; several become a gallery.'
      ),
    caption: text().optional().describe('What stands below the picture.'),
  },
  toProps: (content, context) => ({ ...content, image: context.images(content.image) }),
  texts: ['global.components.image_gallery'],
})
