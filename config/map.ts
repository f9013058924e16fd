import { readTileService } from '#config/settings/tile_service'
import env from '#start/env'

/**
 * The tile service of the maps that pages load after a click; its host is allowed by the
 * Content-Security-Policy. Null leaves addresses and route links.
 */
export const tileService = readTileService(
  env.get('MAP_TILE_URL') ?? '',
  env.get('MAP_ATTRIBUTION') ?? ''
)
