import { State, States } from '~/designsystem/State'
import { Map } from '~/map/Map'
import type { DesignsystemSample } from '#content/pages/designsystem'

/** One place, several whose info windows open on hover, and without a tile service. */
export function MapStates({ sample }: { sample: DesignsystemSample }) {
  const places = sample.places.map(({ lang, ...place }) => ({
    ...place,
    titleLang: lang?.title,
    textLang: lang?.text,
  }))
  return (
    <States>
      <State code="one marker">
        <Map tiles={sample.tiles} markers={places.slice(0, 1)} />
      </State>
      <State code="openOnHover zoom=9">
        <Map tiles={sample.tiles} markers={places} zoom={9} openOnHover />
      </State>
      <State code="tiles=null">
        <Map tiles={null} markers={places} />
      </State>
    </States>
  )
}
