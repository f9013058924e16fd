import { RichText } from '~/components/RichText'
import { Section } from '~/components/Section'
import type { BlockOf } from '#content/blocks'

export function Text({ title, text, lang }: BlockOf<'Text'>) {
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-12">
        {title && (
          <h2 className="text-h2 lg:col-span-4" lang={lang?.title}>
            {title}
          </h2>
        )}
        <RichText
          html={text}
          lang={lang?.text}
          className={title ? 'measure lg:col-span-8' : 'measure lg:col-span-8 lg:col-start-5'}
        />
      </div>
    </Section>
  )
}
