import type { BlockOf } from '#content/blocks/blocks'
import { Caption } from '~/blocks/parts/Caption'
import { langOf } from '~/context/langOf'
import { Gallery } from '~/media/Gallery'
import { Picture } from '~/media/Picture'
import { Section } from '~/ui/Section'

/** A picture, or a gallery of several (specification §2 "Content blocks"). */
export function Image(block: BlockOf<'Image'>) {
  const { title, image, caption } = block
  const [first, ...more] = image
  return (
    <Section>
      <figure>
        {first && more.length === 0 ? (
          <Picture
            image={first}
            sizes="(width >= 90rem) 1320px, 92vw"
            title={caption ?? title}
            className="max-h-[80vh] w-full object-cover"
          />
        ) : (
          <Gallery title={title} titleLang={langOf(block, 'title')} images={image} />
        )}
        <Caption of={block} />
      </figure>
    </Section>
  )
}
