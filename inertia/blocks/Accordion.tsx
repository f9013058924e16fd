import type { BlockOf } from '#content/blocks/blocks'
import type { WithLang } from '#content/schema/with_lang'
import { panelAnchor } from '#shared/anchors'
import { AccordionPanels } from '~/blocks/parts/AccordionPanels'
import { langOf } from '~/context/langOf'
import { RichText } from '~/ui/RichText'

/** An accordion of texts (specification §2 "Content blocks"). */
export function Accordion(block: BlockOf<'Accordion'>) {
  const Heading = block.title ? 'h3' : 'h2'
  return (
    <AccordionPanels
      title={block.title}
      titleLang={langOf(block, 'title')}
      panels={block.items.map((item: Item) => ({
        id: item.id,
        summary: (
          <Heading className="sm:text-lg" lang={langOf(item, 'title')}>
            {item.title}
          </Heading>
        ),
        content: (
          <div id={panelAnchor(block.id, item.id)} className="scroll-mt-48">
            <RichText
              html={item.text}
              lang={langOf(item, 'text')}
              className="measure pb-8 print:py-2"
            />
          </div>
        ),
      }))}
    />
  )
}

type Item = BlockOf<'Accordion'>['items'][number] & WithLang
