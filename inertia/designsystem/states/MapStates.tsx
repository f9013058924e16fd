import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { State, States } from '~/designsystem/State'
import { LocationMap } from '~/map/LocationMap'

/** Maps with one marker, with several that open on hover, and without a tile service. */
export function MapStates({ sample }: { sample: DesignsystemSample }) {
  return (
    <States>
      <State code="one marker">
        <LocationMap tiles={sample.tiles} markers={sample.places.slice(0, 1)} />
      </State>
      <State code="openOnHover zoom=9">
        <LocationMap tiles={sample.tiles} markers={sample.places} zoom={9} openOnHover />
      </State>
      <State code="tiles=null">
        <LocationMap tiles={null} markers={sample.places} />
      </State>
    </States>
  )
}
