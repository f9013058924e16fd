import type { Map as Leaflet } from 'leaflet'
import { useEffect } from 'react'
import { type MapMove, moveMap } from '~/map/lazy/mapMoves'

const MOVES: Record<string, MapMove> = {
  '+': 'zoom_in',
  '-': 'zoom_out',
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowLeft: 'west',
  ArrowRight: 'east',
}

/** Moves a map by arrow keys, plus and minus while its container has the focus. */
export function useMapKeys(map: Leaflet | undefined) {
  useEffect(() => {
    if (!map) return
    const container = map.getContainer()

    function onKeyDown(event: KeyboardEvent) {
      const move = MOVES[event.key]
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey
      if (!map || !move || isShortcut || event.target !== container) return
      event.preventDefault()
      moveMap(map, move)
    }

    container.addEventListener('keydown', onKeyDown)
    return () => container.removeEventListener('keydown', onKeyDown)
  }, [map])
}
