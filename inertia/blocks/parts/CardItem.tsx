import type { BlockOf } from '#content/blocks/blocks'
import type { WithLang } from '#content/schema/with_lang'
import { Card } from '~/blocks/parts/Card'
import { langOf } from '~/context/langOf'
import { Button } from '~/ui/Button'
import { RichText } from '~/ui/RichText'

export type CardContent = BlockOf<'SectionCards'>['cards'][number] & WithLang

/** A card of the content, with its texts and link (specification §3 "Card"). */
export function CardItem(props: { card: CardContent; level?: 2 | 3; row?: boolean }) {
  const { card, level, row } = props
  const link = card.link_type !== 'none' && (
    <Button
      variant="square"
      label={card.title}
      lang={langOf(card, 'title')}
      pageKey={card.link_type === 'internal' ? card.route_id : null}
      href={card.link_type === 'external' ? card.external_link : null}
    />
  )
  return (
    <Card
      title={card.title}
      titleLang={langOf(card, 'title')}
      image={card.image[0]}
      level={level}
      row={row}
      fullHeight
      footer={link}
    >
      {card.text && (
        <p className="mt-3" lang={langOf(card, 'text')}>
          {card.text}
        </p>
      )}
      {card.text_additional && (
        <RichText
          html={card.text_additional}
          lang={langOf(card, 'text_additional')}
          className="mt-3 text-sm text-steel"
        />
      )}
    </Card>
  )
}
