import { z } from 'zod'
import { cardFields, cardToProps } from '#content/blocks/card'
import { defineBlock } from '#content/blocks/define_block'
import { checkLink, id, text } from '#content/schema/fields'

/** A grid of cards, each with picture, texts and an optional link (specification §3 "Card"). */
export const SectionCards = defineBlock('SectionCards', {
  fields: {
    title: text().optional().describe('The heading above the cards.'),
    cards: z
      .array(
        z
          .strictObject({
            id: id().describe('The name of the card, unique in this list; it never changes.'),
            ...cardFields,
          })
          .superRefine(checkLink)
      )
      .min(1)
      .describe('The cards, in the order of the page.'),
  },
  toProps: (content, context) => ({
    ...content,
    cards: content.cards.map((card) => ({ ...card, ...cardToProps(card, context) })),
  }),
})
