import type { BlockOf } from '#content/blocks/blocks'
import { langOf } from '~/context/langOf'
import { Picture } from '~/media/Picture'
import { RichText } from '~/ui/RichText'
import { Section } from '~/ui/Section'

/** Text on the left and pictures on the right; `order` swaps the sides. */
export function TextImage(block: BlockOf<'TextImage'>) {
  const { title, text, image, order } = block
  return (
    <Section>
      <div className="titled items-center gap-x-16 gap-y-6 lg:grid-cols-2">
        <div className={order ? 'lg:order-2' : ''}>
          {title && (
            <h2 className="mb-4 text-h2 lg:mb-6" lang={langOf(block, 'title')}>
              {title}
            </h2>
          )}
          <RichText html={text} lang={langOf(block, 'text')} className="measure" />
        </div>
        <div className="grid gap-6">
          {image.map((each) => (
            <Picture
              key={each.id}
              image={each}
              sizes="(width >= 64rem) 45vw, 100vw"
              title={title}
              className="aspect-[3/2] w-full object-cover"
            />
          ))}
        </div>
      </div>
    </Section>
  )
}
