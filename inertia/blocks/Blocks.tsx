import type { ComponentType } from 'react'
import { Accordion } from '~/blocks/Accordion'
import { ExtendedList } from '~/blocks/ExtendedList'
import { Image } from '~/blocks/Image'
import { InfoBox } from '~/blocks/InfoBox'
import { SectionCards } from '~/blocks/SectionCards'
import { Text } from '~/blocks/Text'
import { TextImage } from '~/blocks/TextImage'
import type { Block, BlockOf } from '#content/blocks'

/** The component of each block type; one that is missing does not compile. */
const components: { [Type in Block['type']]: ComponentType<BlockOf<Type>> } = {
  Text,
  Image,
  TextImage,
  SectionCards,
  InfoBox,
  Accordion,
  ExtendedList,
}

/** The blocks of a page, in the order the editor gave them. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => {
    const Component = components[block.type] as ComponentType<Block>
    return <Component key={block.id} {...block} />
  })
}
