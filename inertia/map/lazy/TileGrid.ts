import { type Coords, type DoneCallback, GridLayer } from 'leaflet'

/** The nearest that tile services draw. */
const MAX_ZOOM = 19

/**
 * A map made of a tile service's pictures. Leaflet's own layer for that drops a picture that has not
 * come yet by a data: address, which our Content-Security-Policy refuses.
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
