import { readTileService } from '#config/settings/tile_service'
import env from '#start/env'

/**
 * Who draws the maps that pages show after a click; its host enters the Content-Security-Policy.
 * Null leaves addresses and route links.
 */
export const tileService = readTileService(
  env.get('MAP_TILE_URL') ?? '',
  env.get('MAP_ATTRIBUTION') ?? ''
)
