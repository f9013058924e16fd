import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { langOf } from '~/context/langOf'
import { State, States } from '~/designsystem/State'
import { Gallery } from '~/media/Gallery'

/** Galleries with the default title and with another one. */
export function GalleryStates({ sample }: { sample: DesignsystemSample }) {
  return (
    <States>
      <State code="images">
        <Gallery images={sample.image} />
      </State>
      <State code="images title">
        <Gallery images={sample.image} title={sample.title} titleLang={langOf(sample, 'title')} />
      </State>
    </States>
  )
}
