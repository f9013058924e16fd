import type { BlockOf } from '#content/blocks/blocks'
import type { WithLang } from '#content/schema/with_lang'
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
          <AccordionItem key={item.id} item={item} level={title ? 3 : 2} />
        ))}
      </div>
    </TitledSection>
  )
}

type Item = BlockOf<'Accordion'>['items'][number] & WithLang

function AccordionItem({ item, level }: { item: Item; level: 2 | 3 }) {
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
      <RichText html={item.text} lang={langOf(item, 'text')} className="measure pb-8" />
    </Disclosure>
  )
}
