import type { BlockOf } from '#content/blocks/blocks'
import { Fold, splitText } from '~/blocks/parts/Fold'
import { langOf } from '~/context/langOf'
import { Picture } from '~/media/Picture'
import { RichText } from '~/ui/RichText'
import { Section } from '~/ui/Section'

/**
 * Text on the left and pictures on the right; `order` swaps the sides. With `fold`, small screens
 * show the first paragraph, and disclose the rest and the pictures.
 */
export function TextImage(block: BlockOf<'TextImage'>) {
  const { title, text, image, order } = block
  const [first, rest] = block.fold ? splitText(text) : [text, '']
  const side = order ? 'lg:col-start-1' : 'lg:col-start-2'
  const pictures = (
    <div className={`grid gap-6 ${rest && `row-span-2 mt-4 lg:row-start-1 ${side}`}`}>
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
  )
  return (
    <Section>
      <div className={`grid items-center gap-x-16 lg:grid-cols-2 ${rest ? '' : 'gap-y-6'}`}>
        <div className={rest ? 'self-end' : order ? 'lg:order-2' : ''}>
          {title && (
            <h2 className="mb-4 text-h2 lg:mb-6" lang={langOf(block, 'title')}>
              {title}
            </h2>
          )}
          <RichText html={first} lang={langOf(block, 'text')} className="measure" />
        </div>
        {rest ? (
          <Fold of={title} lang={langOf(block, 'title')}>
            <RichText
              html={rest}
              lang={langOf(block, 'text')}
              className="measure mt-4 self-start"
            />
            {pictures}
          </Fold>
        ) : (
          pictures
        )}
      </div>
    </Section>
  )
}
