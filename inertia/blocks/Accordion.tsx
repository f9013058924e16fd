import type { BlockOf } from '#content/blocks/blocks'
import type { WithLang } from '#content/schema/with_lang'
import { panelAnchor } from '#shared/panel_anchors'
import { langOf } from '~/context/langOf'
import { Disclosure } from '~/ui/Disclosure'
import { RichText } from '~/ui/RichText'
import { TitledSection } from '~/ui/TitledSection'

/** Texts that unfold (specification §2 "Content blocks"). */
export function Accordion(block: BlockOf<'Accordion'>) {
  const { title, items } = block
  return (
    <TitledSection title={title} titleLang={langOf(block, 'title')}>
      <div className="border-t border-ink">
        {items.map((item) => (
          <AccordionItem
            key={item.id}
            item={item}
            anchor={panelAnchor(block.id, item.id)}
            level={title ? 3 : 2}
          />
        ))}
      </div>
    </TitledSection>
  )
}

type Item = BlockOf<'Accordion'>['items'][number] & WithLang

/** Browsers open a panel for those who are led to its content. */
function AccordionItem(props: { item: Item; anchor: string; level: 2 | 3 }) {
  const { item, anchor, level } = props
  const Heading = level === 3 ? 'h3' : 'h2'
  return (
    <Disclosure
      className="border-b border-hairline"
      summaryClassName="py-5"
      summary={
        <Heading className="text-lg" lang={langOf(item, 'title')}>
          {item.title}
        </Heading>
      }
    >
      <div id={anchor} className="scroll-mt-48">
        <RichText html={item.text} lang={langOf(item, 'text')} className="measure pb-8" />
      </div>
    </Disclosure>
  )
}
