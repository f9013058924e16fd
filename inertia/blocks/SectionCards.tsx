import { Button } from '~/components/Button'
import { Card } from '~/components/Card'
import { RichText } from '~/components/RichText'
import { Section } from '~/components/Section'
import type { BlockOf } from '#content/blocks'

export function SectionCards({ title, cards, lang }: BlockOf<'SectionCards'>) {
  return (
    <Section title={title} titleLang={lang?.title}>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id}>
            <CardItem card={card} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type CardContent = BlockOf<'SectionCards'>['cards'][number]

function CardItem({ card }: { card: CardContent & { lang?: Record<string, string> } }) {
  const link = card.link_type !== 'none' && (
    <Button
      variant="square"
      label={card.title}
      lang={card.lang?.title}
      route={card.link_type === 'internal' ? card.route_id : null}
      href={card.link_type === 'external' ? card.external_link : null}
    />
  )
  return (
    <Card
      title={card.title}
      titleLang={card.lang?.title}
      image={card.image[0]}
      fullHeight
      footer={link}
    >
      {card.text && (
        <p className="mt-3" lang={card.lang?.text}>
          {card.text}
        </p>
      )}
      {card.text_additional && (
        <RichText
          html={card.text_additional}
          lang={card.lang?.text_additional}
          className="mt-3 text-sm text-steel"
        />
      )}
    </Card>
  )
}
