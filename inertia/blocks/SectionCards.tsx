import { CardItem } from '~/blocks/parts/CardItem'
import { Section } from '~/ui/Section'
import type { BlockOf } from '#content/blocks'

export function SectionCards({ title, cards, lang }: BlockOf<'SectionCards'>) {
  return (
    <Section title={title} titleLang={lang?.title}>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id}>
            <CardItem card={card} level={title ? 3 : 2} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
