import type { BlockOf } from '#content/blocks/blocks'
import { InfoBoxLink } from '~/blocks/parts/InfoBoxLink'
import { langOf } from '~/context/langOf'
import { RichText } from '~/ui/RichText'
import { Section } from '~/ui/Section'

/** An info box of full width: title on the left, text on the right. */
export function SectionInfoBox(box: BlockOf<'SectionInfoBox'>) {
  return (
    <Section>
      <div className="titled gap-x-16 gap-y-6 callout p-6 sm:p-12 lg:grid-cols-12 lg:p-16">
        <h2 className="text-h2 lg:col-span-5" lang={langOf(box, 'title')}>
          {box.title}
        </h2>
        <div className="lg:col-span-7">
          <RichText html={box.text} lang={langOf(box, 'text')} className="measure" />
          <InfoBoxLink {...box} size="lg" className="mt-8" />
        </div>
      </div>
    </Section>
  )
}
