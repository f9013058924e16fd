import { z } from 'zod'
import { defineBlock } from '#content/blocks/define_block'
import { id, imageFile, markdown, text } from '#content/schema/fields'

/**
 * Numbered steps (specification §3 "Extended list step"). A step without a number has that of its
 * place in the list.
 */
export const ExtendedList = defineBlock('ExtendedList', {
  fields: {
    title: text().optional(),
    steps: z
      .array(
        z.strictObject({
          id: id(),
          number: z.int().min(0).optional(),
          title: text(),
          text: markdown().optional(),
          image: z.array(imageFile()).default([]),
        })
      )
      .min(1),
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
