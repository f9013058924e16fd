import type { ComponentType } from 'react'
import type { Block, BlockOf } from '#content/blocks/blocks'
import { Accordion } from '~/blocks/Accordion'
import { ContactAccordion } from '~/blocks/ContactAccordion'
import { ContactPerson } from '~/blocks/ContactPerson'
import { ExtendedList } from '~/blocks/ExtendedList'
import { Image } from '~/blocks/Image'
import { InfoBox } from '~/blocks/InfoBox'
import { BlockBoundary } from '~/blocks/parts/BlockBoundary'
import { SectionAside } from '~/blocks/SectionAside'
import { SectionCards } from '~/blocks/SectionCards'
import { SectionDownloads } from '~/blocks/SectionDownloads'
import { SectionInfoBox } from '~/blocks/SectionInfoBox'
import { Text } from '~/blocks/Text'
import { TextImage } from '~/blocks/TextImage'
import { VideoEmbed } from '~/blocks/VideoEmbed'

/** The component of each block type; TypeScript reports a missing one. */
const components: { [Type in Block['type']]: ComponentType<BlockOf<Type>> } = {
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

/** The blocks of a page, in the editor's order. Each has its own error boundary. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => {
    const Component = components[block.type] as ComponentType<Block>
    return (
      <BlockBoundary key={block.id} block={block}>
        <Component {...block} />
      </BlockBoundary>
    )
  })
}
