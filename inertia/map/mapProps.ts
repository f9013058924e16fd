import type { TileService } from '#config/settings/tile_service'
import type { WithLang } from '#content/schema/with_lang'
import type { ImageProps } from '#media/image_queries'

/** A place on a map (specification §2 "Map"): the pin at its position, and its info window. */
export type MapMarker = WithLang & {
  id: string
  position: { latitude: number; longitude: number }
  /** A picture on the pin. */
  icon?: ImageProps
  title: string
  /** Below the title; each line of it stands on its own. */
  text?: string
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
