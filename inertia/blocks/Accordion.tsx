import { langOf } from '~/context/langOf'
import { Icon } from '~/ui/Icon'
import { RichText } from '~/ui/RichText'
import { TitledSection } from '~/ui/TitledSection'
import type { BlockOf } from '#content/blocks'
import type { WithLang } from '#content/page_context'

/** Native details: panels open and close before and without JavaScript. */
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
    <details className="group border-b border-hairline">
      <summary className="flex items-center justify-between gap-6 py-5 transition-colors hover:text-red">
        <Heading className="text-lg" lang={langOf(item, 'title')}>
          {item.title}
        </Heading>
        <span className="transition-transform group-open:rotate-180">
          <Icon name="chevron" size={22} />
        </span>
      </summary>
      <RichText html={item.text} lang={langOf(item, 'text')} className="measure pb-8" />
    </details>
  )
}
