import { z } from 'zod'
import { cardFields, cardToProps } from '#content/blocks/card'
import { defineBlock } from '#content/blocks/define_block'
import { checkLink, id, text } from '#content/schema/fields'

/** A grid of cards, each with picture, texts and an optional link (specification §3 "Card"). */
export const SectionCards = defineBlock('SectionCards', {
  fields: {
    title: text().optional(),
    cards: z.array(z.strictObject({ id: id(), ...cardFields }).superRefine(checkLink)).min(1),
  },
  toProps: (content, context) => ({
    ...content,
    cards: content.cards.map((card) => ({ ...card, ...cardToProps(card, context) })),
  }),
})
