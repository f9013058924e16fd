import { z } from 'zod'
import { Accordion } from '#content/blocks/accordion'
import { ExtendedList } from '#content/blocks/extended_list'
import { Image } from '#content/blocks/image'
import { InfoBox } from '#content/blocks/info_box'
import { SectionCards } from '#content/blocks/section_cards'
import { Text } from '#content/blocks/text'
import { TextImage } from '#content/blocks/text_image'
import type { PageContext, WithLang } from '#content/page_context'

/**
 * Every block type, by the specification's name. A block is one file here, one component in
 * inertia/blocks and a line in each side's map.
 */
const blocks = { Text, Image, TextImage, SectionCards, InfoBox, Accordion, ExtendedList }

type Blocks = typeof blocks

/** What editors write: the content of one block. */
export const blockSchema = z.discriminatedUnion('type', [
  blocks.Text.schema,
  blocks.Image.schema,
  blocks.TextImage.schema,
  blocks.SectionCards.schema,
  blocks.InfoBox.schema,
  blocks.Accordion.schema,
  blocks.ExtendedList.schema,
])

export type BlockContent = z.output<typeof blockSchema> & WithLang

/** What a component receives, told apart by `type`. */
export type Block = {
  [Type in keyof Blocks]: { id: string; type: Type } & Omit<
    ReturnType<Blocks[Type]['toProps']>,
    'id' | 'type'
  >
}[keyof Blocks]

/** The props of one block type. */
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>

export function blockToProps(content: BlockContent, context: PageContext): Block {
  const { toProps } = blocks[content.type]
  return toProps(content as never, context) as Block
}
