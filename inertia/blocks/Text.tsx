import type { BlockOf } from '#content/blocks/blocks'
import { langOf } from '~/context/langOf'
import { RichText } from '~/ui/RichText'
import { Section } from '~/ui/Section'

export function Text(block: BlockOf<'Text'>) {
  const { title, text } = block
  return (
    <Section>
      <div className="titled gap-x-16 gap-y-6 lg:grid-cols-12 in-column:grid-cols-1">
        {title && (
          <h2
            className="text-h2 lg:h2-beside lg:col-span-4 in-column:col-span-full in-side:text-h3"
            lang={langOf(block, 'title')}
          >
            {title}
          </h2>
        )}
        <RichText
          html={text}
          lang={langOf(block, 'text')}
          className={`measure lg:col-span-8 in-column:col-span-full ${title ? '' : 'lg:col-start-5'}`}
        />
      </div>
    </Section>
  )
}
