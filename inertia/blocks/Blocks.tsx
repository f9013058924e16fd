import type { ComponentType } from 'react'
import type { Block, BlockOf } from '#content/blocks/blocks'
import { Accordion } from '~/blocks/Accordion'
import { ContactPerson } from '~/blocks/ContactPerson'
import { Image } from '~/blocks/Image'
import { InfoBox } from '~/blocks/InfoBox'
import { BlockBoundary } from '~/blocks/parts/BlockBoundary'
import { SectionAside } from '~/blocks/SectionAside'
import { SectionCards } from '~/blocks/SectionCards'
import { SectionInfoBox } from '~/blocks/SectionInfoBox'
import { Text } from '~/blocks/Text'
import { TextImage } from '~/blocks/TextImage'

type Components = { [Type in Block['type']]: ComponentType<BlockOf<Type>> }

/** The types of blocks that few pages have, so that the code of every page is without them. */
type RareType = 'ContactAccordion' | 'ExtendedList' | 'SectionDownloads' | 'VideoEmbed'

/** The component of each block type; TypeScript reports a missing one. `loadBlock` adds the rare. */
const components: Omit<Components, RareType> & Partial<Components> = {
  Accordion,
  ContactPerson,
  Image,
  InfoBox,
  SectionAside,
  SectionCards,
  SectionInfoBox,
  Text,
  TextImage,
}

const imports: { [Type in RareType]: () => Promise<Pick<Components, Type>> } = {
  ContactAccordion: () => import('~/blocks/ContactAccordion'),
  ExtendedList: () => import('~/blocks/ExtendedList'),
  SectionDownloads: () => import('~/blocks/SectionDownloads'),
  VideoEmbed: () => import('~/blocks/VideoEmbed'),
}

type Parts = { blocks?: readonly Pick<Block, 'type'>[] }

/**
 * Loads the components of the blocks among a page's props, also those of a designsystem's examples,
 * before the page is rendered.
 */
export async function loadPageBlocks(props: object = {}) {
  const { examples = [], ...page } = props as Parts & { examples?: readonly Parts[] }
  const blocks = [page, ...examples].flatMap((part) => part.blocks ?? [])
  await Promise.all(blocks.map(({ type }) => loadBlock(type)))
}

async function loadBlock(type: Block['type']): Promise<void> {
  if (!(type in components)) Object.assign(components, await imports[type as RareType]())
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
