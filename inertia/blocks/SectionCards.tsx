import type { BlockOf } from '#content/blocks/blocks'
import { CardItem } from '~/blocks/parts/CardItem'
import { langOf } from '~/context/langOf'
import { Section } from '~/ui/Section'

/**
 * A grid of cards. If each has a link for the keyboard to scroll to, small screens show a strip, else
 * a row for each.
 */
export function SectionCards(block: BlockOf<'SectionCards'>) {
  const { title, cards } = block
  const isStrip = cards.every(({ link_type }) => link_type !== 'none')
  return (
    <Section title={title} titleLang={langOf(block, 'title')}>
      <ul className={isStrip ? 'strip' : 'grid gap-8 sm:grid-cols-2 lg:grid-cols-3'}>
        {cards.map((card) => (
          <li key={card.id}>
            <CardItem card={card} level={title ? 3 : 2} row={!isStrip} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
