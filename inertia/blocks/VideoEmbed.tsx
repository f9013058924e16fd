import { ExternalVideo } from '~/media/ExternalVideo'
import { OwnVideo } from '~/media/OwnVideo'
import { Section } from '~/ui/Section'
import type { BlockOf } from '#content/blocks'

/**
 * A film in 16:9, of ours or somebody else's (specification §2 "Video embed"); a placeholder bears
 * its own heading.
 */
export function VideoEmbed({ title, caption, video, lang }: BlockOf<'VideoEmbed'>) {
  return (
    <Section title={video.source === 'own' ? title : undefined} titleLang={lang?.title}>
      <figure>
        {video.source === 'own' ? (
          <OwnVideo video={video} title={title} titleLang={lang?.title} />
        ) : (
          <ExternalVideo video={video} title={title} titleLang={lang?.title} />
        )}
        {caption && (
          <figcaption className="measure mt-4 text-sm text-steel" lang={lang?.caption}>
            {caption}
          </figcaption>
        )}
      </figure>
    </Section>
  )
}
