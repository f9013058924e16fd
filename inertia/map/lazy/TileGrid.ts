import { type Coords, type DoneCallback, GridLayer } from 'leaflet'

/** The highest zoom level of tile services. */
const MAX_ZOOM = 19

/**
 * A layer of tiles. Leaflet's own `TileLayer` aborts loading by setting a `data:` URL, which our
 * Content Security Policy blocks.
 */
export class TileGrid extends GridLayer {
  readonly #url: string

  constructor(url: string) {
    super({ maxZoom: MAX_ZOOM })
    this.#url = url
  }

  override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('img')
    tile.alt = ''
    tile.addEventListener('load', () => done(undefined, tile))
    tile.addEventListener('error', () => done(new Error(`No picture ${tile.src}`), tile))
    tile.src = this.#url
      .replaceAll('{z}', String(z))
      .replaceAll('{x}', String(x))
      .replaceAll('{y}', String(y))
    return tile
  }
}
