import { z } from 'zod'
import { defineBlock } from '#content/blocks/block'
import { checkLink, id, imageFile, linkFields, markdown, text } from '#content/fields'

/** A grid of cards, each with picture, texts and an optional link (specification §3 "Card"). */
export const SectionCards = defineBlock(
  'SectionCards',
  {
    title: text().optional(),
    cards: z
      .array(
        z
          .strictObject({
            id: id(),
            image: z.array(imageFile()).default([]),
            title: text(),
            text: text().optional(),
            text_additional: markdown().optional(),
            ...linkFields,
          })
          .superRefine(checkLink)
      )
      .min(1),
  },
  (content, context) => ({
    ...content,
    cards: content.cards.map((card) => ({
      ...card,
      image: context.images(card.image),
      text_additional: card.text_additional && context.html(card.text_additional),
    })),
  })
)
