import type { TileService } from '#config/settings/tile_service'
import { MapPlaceholder } from '~/map/MapPlaceholder'
import { MapPlaces } from '~/map/MapPlaces'
import type { MapProps } from '~/map/mapProps'
import { ErrorBoundary } from '~/ui/errors/ErrorBoundary'
import { retryableImport } from '~/ui/loading/retryableImport'
import { useLazyModule } from '~/ui/loading/useLazyModule'

const importLeafletMap = retryableImport(() => import('~/map/lazy/LeafletMap'))

/**
 * A map of a third party (specification §9 "Map"), loaded on a click. The addresses and links to
 * directions are always shown beside it; without a tile service they are shown alone.
 */
export function LocationMap({
  tiles,
  ...props
}: Omit<MapProps, 'tiles'> & { tiles: TileService | null }) {
  const { module: map, status, load, fail } = useLazyModule(importLeafletMap)
  const places = <MapPlaces markers={props.markers} />
  if (!tiles) return places
  return (
    <div className="grid items-start gap-8 lg:grid-cols-3">
      <div className="lg:col-span-2 print:hidden">
        {map ? (
          <ErrorBoundary content={map} fallback={null} onError={fail}>
            <map.LeafletMap tiles={tiles} {...props} />
          </ErrorBoundary>
        ) : (
          <MapPlaceholder host={tiles.host} status={status} onLoad={load} />
        )}
      </div>
      {places}
    </div>
  )
}
