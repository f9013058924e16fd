import { Gallery } from '~/components/Gallery'
import { State, States } from '~/components/designsystem/State'
import type { DesignsystemSample } from '#designsystem/designsystem_page'

/** With the title that a gallery has by itself, and with one of its own. */
export function GalleryStates({ sample }: { sample: DesignsystemSample }) {
  return (
    <States>
      <State code="images">
        <Gallery images={sample.image} />
      </State>
      <State code="images title">
        <Gallery images={sample.image} title={sample.title} titleLang={sample.lang?.title} />
      </State>
    </States>
  )
}
