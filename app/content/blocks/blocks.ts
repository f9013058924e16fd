import { z } from 'zod'
import { Accordion } from '#content/blocks/accordion'
import { ContactAccordion } from '#content/blocks/contact_accordion'
import { ContactPerson } from '#content/blocks/contact_person'
import { type BlockProps, blockPropsBy } from '#content/blocks/define_block'
import { ExtendedList } from '#content/blocks/extended_list'
import { Image } from '#content/blocks/image'
import { InfoBox } from '#content/blocks/info_box'
import { SectionAside } from '#content/blocks/section_aside'
import { SectionCards } from '#content/blocks/section_cards'
import { SectionDownloads } from '#content/blocks/section_downloads'
import { SectionInfoBox } from '#content/blocks/section_info_box'
import { Text } from '#content/blocks/text'
import { TextImage } from '#content/blocks/text_image'
import { VideoEmbed } from '#content/blocks/video_embed'
import type { PageContext } from '#content/pages/context'
import type { WithLang } from '#content/schema/with_lang'
import type { TextSelector } from '#shared/messages'
import type { RouteName } from '#shared/routes'

/**
 * All block types by their names in the specification. A new block needs a file here, a component
 * in inertia/blocks and a line in the map on each side.
 */
const blocks = {
  Accordion,
  ContactAccordion,
  ContactPerson,
  ExtendedList,
  Image,
  InfoBox,
  SectionAside,
  SectionCards,
  SectionDownloads,
  SectionInfoBox,
  Text,
  TextImage,
  VideoEmbed,
}

type BlockSchema = (typeof blocks)[keyof typeof blocks]['schema']

/** The content of one block as editors write it. */
export const blockSchema = z.discriminatedUnion(
  'type',
  Object.values(blocks).map(({ schema }) => schema) as [BlockSchema, ...BlockSchema[]]
)

export type BlockContent = z.output<typeof blockSchema> & WithLang

/** The props of a block component, discriminated by `type`. */
export type Block = BlockProps<typeof blocks>

export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>

export function blockToProps(content: BlockContent, context: PageContext): Block {
  return blockPropsBy(blocks, content, context)
}

/** Returns the interface texts that the components of the given blocks use, without duplicates. */
export function textsOf(shown: readonly { type: Block['type'] }[]): TextSelector[] {
  return [...new Set(shown.flatMap(({ type }) => blocks[type].texts))].toSorted()
}

/** Returns the routes that the components of the given blocks link to, without duplicates. */
export function routesOf(shown: readonly { type: Block['type'] }[]): RouteName[] {
  return [...new Set(shown.flatMap(({ type }) => blocks[type].routes))]
}
