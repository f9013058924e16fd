import type { ComponentType } from 'react'
import type { BlockOf } from '#content/blocks/blocks'
import type { LeftBlock, RightBlock } from '#content/blocks/section_aside'
import { ContactPerson } from '~/blocks/ContactPerson'
import { Image } from '~/blocks/Image'
import { InfoBox } from '~/blocks/InfoBox'
import { type CardContent, CardItem } from '~/blocks/parts/CardItem'
import { Text } from '~/blocks/Text'
import { Section } from '~/ui/Section'

type ColumnBlock = LeftBlock | RightBlock

const components: {
  [Type in ColumnBlock['type']]: ComponentType<Extract<ColumnBlock, { type: Type }>>
} = { Text, Image, InfoBox, Card: ColumnCard, ContactPerson }

/** Two columns of blocks, the right one narrower; one column on small screens. */
export function SectionAside({ left, right }: BlockOf<'SectionAside'>) {
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
        {left.length > 0 && (
          <div className="in-column grid content-start gap-10 lg:col-span-7">
            {left.map(renderBlock)}
          </div>
        )}
        {right.length > 0 && (
          <div className="in-column in-side grid content-start gap-10 lg:col-span-5 lg:col-start-8 xl:col-span-4 xl:col-start-9">
            {right.map(renderBlock)}
          </div>
        )}
      </div>
    </Section>
  )
}

function renderBlock(block: ColumnBlock) {
  const Component = components[block.type] as ComponentType<ColumnBlock>
  return <Component key={block.id} {...block} />
}

/** A card in a column, where no heading stands above it. */
function ColumnCard(card: CardContent) {
  return <CardItem card={card} level={2} />
}
