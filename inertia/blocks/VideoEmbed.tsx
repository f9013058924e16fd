import type { BlockOf } from '#content/blocks/blocks'
import { Caption } from '~/blocks/parts/Caption'
import { langOf } from '~/context/langOf'
import { ExternalVideo } from '~/media/ExternalVideo'
import { OwnVideo } from '~/media/OwnVideo'
import { Section } from '~/ui/Section'

/**
 * A video in 16:9, our own or of another site (specification §2 "Video embed"). The placeholder of
 * another site's video contains the heading.
 */
export function VideoEmbed(block: BlockOf<'VideoEmbed'>) {
  const { title, video } = block
  const titleLang = langOf(block, 'title')
  return (
    <Section title={video.source === 'own' ? title : undefined} titleLang={titleLang}>
      <figure>
        {video.source === 'own' ? (
          <OwnVideo video={video} title={title} titleLang={titleLang} />
        ) : (
          <ExternalVideo video={video} title={title} titleLang={titleLang} />
        )}
        <Caption of={block} />
      </figure>
    </Section>
  )
}
