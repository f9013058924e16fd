import type { BlockOf } from '#content/blocks/blocks'
import { InfoBoxLink } from '~/blocks/parts/InfoBoxLink'
import { langOf } from '~/context/langOf'
import { RichText } from '~/ui/RichText'
import { Section } from '~/ui/Section'

/** A compact info box. It fills its column; outside of columns it has a readable line length. */
export function InfoBox(box: BlockOf<'InfoBox'>) {
  return (
    <Section>
      <div className="measure callout p-6 sm:p-8">
        <h2 className="text-h3" lang={langOf(box, 'title')}>
          {box.title}
        </h2>
        <RichText html={box.text} lang={langOf(box, 'text')} className="mt-3" />
        <InfoBoxLink {...box} size="md" className="mt-6" />
      </div>
    </Section>
  )
}
