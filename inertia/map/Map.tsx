import { MapPlaceholder } from '~/map/MapPlaceholder'
import { MapPlaces } from '~/map/MapPlaces'
import { useLeafletMap } from '~/map/useLeafletMap'
import type { ImageProps } from '#content/page_context'
import type { TileService } from '#media/tile_service'

/** A place on a map (specification §2 "Map"): the pin at its position, and its info window. */
export type MapMarker = {
  id: string
  position: { latitude: number; longitude: number }
  /** A picture on the pin. */
  icon?: ImageProps
  title: string
  titleLang?: string
  /** Below the title; each line of it stands on its own. */
  text?: string
  textLang?: string
}

/** What the map needs that a visitor has asked for. */
export type MapProps = {
  tiles: TileService
  /** At least one. */
  markers: readonly MapMarker[]
  /** How near; several markers may need to be shown from further away. */
  zoom?: number
  /** Info windows open when the pointer or the focus reaches a marker, too. */
  openOnHover?: boolean
}

/**
 * A map of somebody else's (specification §9 "Map"), of which nothing is loaded before a click. The
 * addresses and the ways to them stand beside it, always; without a tile service they are all.
 */
export function Map({ tiles, ...props }: Omit<MapProps, 'tiles'> & { tiles: TileService | null }) {
  const { map, state, load } = useLeafletMap()
  const places = <MapPlaces markers={props.markers} />
  if (!tiles) return places
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-8">
        {map ? (
          <map.LeafletMap tiles={tiles} {...props} />
        ) : (
          <MapPlaceholder host={tiles.host} state={state} onLoad={load} />
        )}
      </div>
      <div className="lg:col-span-4">{places}</div>
    </div>
  )
}
