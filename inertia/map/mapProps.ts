import type { TileService } from '#config/settings/tile_service'
import type { WithLang } from '#content/schema/with_lang'
import type { ImageProps } from '#media/pictures/image_queries'

/** A place on a map (specification §2 "Map"), shown as a pin with an info window. */
export type MapMarker = WithLang & {
  id: string
  position: { latitude: number; longitude: number }
  /** The picture on the pin. */
  icon?: ImageProps
  title: string
  /** Shown below the title; line breaks are preserved. */
  text?: string
}

/** The props of the map that is loaded on a click. */
export type MapProps = {
  tiles: TileService
  /** At least one. */
  markers: readonly MapMarker[]
  /** The highest initial zoom level; several markers may need a lower one. */
  zoom?: number
  /** Whether info windows also open on hover and focus. */
  openOnHover?: boolean
}
