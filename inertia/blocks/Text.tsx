import type { BlockOf } from '#content/blocks/blocks'
import { Fold, splitText } from '~/blocks/parts/Fold'
import { langOf } from '~/context/langOf'
import { RichText } from '~/ui/RichText'
import { Section } from '~/ui/Section'

/** Rich text. With `fold`, small screens show the first paragraph, and disclose the rest. */
export function Text(block: BlockOf<'Text'>) {
  const { title, text } = block
  const [first, rest] = block.fold ? splitText(text) : [text, '']
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-12 in-column:grid-cols-1">
        {title && (
          <h2
            className="text-h2 lg:h2-beside lg:col-span-4 in-column:col-span-full in-side:text-h3"
            lang={langOf(block, 'title')}
          >
            {title}
          </h2>
        )}
        <div
          className={`measure lg:col-span-8 in-column:col-span-full ${title ? '' : 'lg:col-start-5'}`}
        >
          <RichText html={first} lang={langOf(block, 'text')} />
          {rest && (
            <Fold of={title} lang={langOf(block, 'title')}>
              <RichText html={rest} lang={langOf(block, 'text')} className="mt-4" />
            </Fold>
          )}
        </div>
      </div>
    </Section>
  )
}
