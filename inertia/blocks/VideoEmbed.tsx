import type { BlockOf } from '#content/blocks/blocks'
import { Caption } from '~/blocks/parts/Caption'
import { langOf } from '~/context/langOf'
import { ExternalVideo } from '~/media/ExternalVideo'
import { OwnVideo } from '~/media/OwnVideo'
import { Section } from '~/ui/Section'

/**
 * A film in 16:9, of ours or somebody else's (specification §2 "Video embed"); a placeholder bears
 * its own heading.
 */
export function VideoEmbed(block: BlockOf<'VideoEmbed'>) {
  const { title, video } = block
  return (
    <Section title={video.source === 'own' ? title : undefined} titleLang={langOf(block, 'title')}>
      <figure>
        {video.source === 'own' ? (
          <OwnVideo video={video} title={title} titleLang={langOf(block, 'title')} />
        ) : (
          <ExternalVideo video={video} title={title} titleLang={langOf(block, 'title')} />
        )}
        <Caption of={block} />
      </figure>
    </Section>
  )
}
