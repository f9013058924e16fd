import { Picture } from '~/components/Picture'
import { Section } from '~/components/Section'
import type { BlockOf } from '#content/blocks'

export function Image({ image, caption, lang }: BlockOf<'Image'>) {
  return (
    <Section>
      <figure>
        <div className={image.length > 1 ? 'grid gap-6 sm:grid-cols-2' : ''}>
          {image.map((each) => (
            <Picture
              key={each.id}
              image={each}
              sizes="(width >= 90rem) 1320px, 92vw"
              title={caption}
              className="max-h-[80vh] w-full object-cover"
            />
          ))}
        </div>
        {caption && (
          <figcaption className="measure mt-4 text-sm text-steel" lang={lang?.caption}>
            {caption}
          </figcaption>
        )}
      </figure>
    </Section>
  )
}
