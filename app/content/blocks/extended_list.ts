import { z } from 'zod'
import { defineBlock } from '#content/blocks/define_block'
import { id, imageFile, markdown, text } from '#content/schema/fields'

/**
 * Numbered steps (specification §3 "Extended list step"). A step without a number is numbered by
 * its position in the list.
 */
export const ExtendedList = defineBlock('ExtendedList', {
  fields: {
    title: text().optional().describe('The heading above the steps.'),
    steps: z
      .array(
        z.strictObject({
          id: id().describe('The name of the step, unique in this list; it never changes.'),
          number: z
            .int()
            .min(0)
            .optional()
            .describe('Its number, where it is not that of its place in the list.'),
          title: text().describe('What to do.'),
          text: markdown().optional().describe('How to do it, as rich text in Markdown.'),
          image: z
            .array(imageFile(600))
            .default([])
            .describe('Pictures below resources/media; several become a carousel.'),
        })
      )
      .min(1)
      .describe('The steps, in their order.'),
  },
  toProps: (content, context) => ({
    ...content,
    steps: content.steps.map((step, index) => ({
      ...step,
      number: step.number ?? index + 1,
      text: step.text && context.html(step.text),
      image: context.images(step.image),
    })),
  }),
})
