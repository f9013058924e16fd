import type { Map as Leaflet } from 'leaflet'
import { useText } from '~/context/useText'
import { type MapMove, moveMap } from '~/map/lazy/mapMoves'
import { LineDrawing } from '~/ui/Icon'

const DRAWINGS: [move: MapMove, path: string][] = [
  ['zoom_in', 'M12 5v14M5 12h14'],
  ['zoom_out', 'M5 12h14'],
  ['north', 'M12 20V5M6 11l6-6 6 6'],
  ['south', 'M12 4v15M6 13l6 6 6-6'],
  ['west', 'M20 12H5M11 6l-6 6 6 6'],
  ['east', 'M4 12h15M13 6l6 6-6 6'],
]

/** Buttons that move the map without dragging (WCAG 2.2, 2.5.7). */
export function MapControls({ map }: { map: Leaflet }) {
  const t = useText()
  return (
    <fieldset
      aria-label={t('map.view')}
      className="absolute top-0 right-0 z-1000 grid divide-y divide-hairline bg-paper"
    >
      {DRAWINGS.map(([move, path]) => (
        <button
          key={move}
          type="button"
          aria-label={t(`map.${move}`)}
          onClick={() => moveMap(map, move)}
          className="p-2.5 transition-colors hover:text-red focus-visible:z-1"
        >
          <LineDrawing path={path} size={20} />
        </button>
      ))}
    </fieldset>
  )
}
