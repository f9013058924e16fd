import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { State, States } from '~/designsystem/State'
import { Map } from '~/map/Map'

/** One place, several whose info windows open on hover, and without a tile service. */
export function MapStates({ sample }: { sample: DesignsystemSample }) {
  return (
    <States>
      <State code="one marker">
        <Map tiles={sample.tiles} markers={sample.places.slice(0, 1)} />
      </State>
      <State code="openOnHover zoom=9">
        <Map tiles={sample.tiles} markers={sample.places} zoom={9} openOnHover />
      </State>
      <State code="tiles=null">
        <Map tiles={null} markers={sample.places} />
      </State>
    </States>
  )
}
