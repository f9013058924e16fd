import type { Map as Leaflet } from 'leaflet'

/** How far the map moves per key press, in pixels. */
const STEP = 100

/** A move of the map by key or button; also the name of its text. */
export type MapMove = 'zoom_in' | 'zoom_out' | 'north' | 'south' | 'west' | 'east'

/** Moves a map by one step; not animated for visitors who prefer reduced motion. */
export function moveMap(map: Leaflet, move: MapMove) {
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches
  switch (move) {
    case 'zoom_in':
      return map.zoomIn(1, { animate })
    case 'zoom_out':
      return map.zoomOut(1, { animate })
    case 'north':
      return map.panBy([0, -STEP], { animate })
    case 'south':
      return map.panBy([0, STEP], { animate })
    case 'west':
      return map.panBy([-STEP, 0], { animate })
    case 'east':
      return map.panBy([STEP, 0], { animate })
  }
}
