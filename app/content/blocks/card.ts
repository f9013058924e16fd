import { z } from 'zod'
import { defineBlock } from '#content/blocks/define_block'
import type { PageContext } from '#content/pages/context'
import { imageFile, linkFields, markdown, text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import { setInLines } from '#texts/plain_text'

/** A card: picture, texts and an optional link (specification §3 "Card"). */
export const cardFields = {
  image: z
    .array(imageFile(430))
    .default([])
    .describe('Pictures below resources/media, at least 430 pixels wide.'),
  title: text().describe('The heading of the card.'),
  text: text().optional().describe('A sentence or two.'),
  text_additional: markdown().optional().describe('More, as rich text in Markdown.'),
  ...linkFields,
}

type CardContent = z.output<z.ZodObject<typeof cardFields>> & WithLang

export function cardToProps(card: CardContent, context: PageContext) {
  return {
    ...card,
    image: context.images(card.image),
    ...(card.text && { text: setInLines(card.text) }),
    text_additional: card.text_additional && context.html(card.text_additional),
  }
}

/** A single card in a column. Use SectionCards for several cards side by side. */
export const Card = defineBlock('Card', {
  fields: cardFields,
  toProps: cardToProps,
})
