import { useText } from '~/context/useText'
import type { ViewMove } from '~/solid/lazy/view'
import { LineDrawing } from '~/ui/Icon'

const DRAWINGS: [move: Exclude<ViewMove, 'reset'>, path: string][] = [
  ['left', 'M20 12H5M11 6l-6 6 6 6'],
  ['right', 'M4 12h15M13 6l6 6-6 6'],
  ['up', 'M12 20V5M6 11l6-6 6 6'],
  ['down', 'M12 4v15M6 13l6 6 6-6'],
  ['zoom_in', 'M12 5v14M5 12h14'],
  ['zoom_out', 'M5 12h14'],
]

const TEXTS = {
  left: 'solid.left',
  right: 'solid.right',
  up: 'solid.up',
  down: 'solid.down',
  zoom_in: 'map.zoom_in',
  zoom_out: 'map.zoom_out',
} as const

/** Buttons that change the view without dragging (WCAG 2.2, 2.5.7). */
export function SolidControls({ onMove }: { onMove: (move: ViewMove) => void }) {
  const t = useText()
  return (
    <fieldset aria-label={t('solid.view')} className="flex flex-wrap items-center">
      {DRAWINGS.map(([move, path]) => (
        <button
          key={move}
          type="button"
          aria-label={t(TEXTS[move])}
          onClick={() => onMove(move)}
          className="p-3 transition-colors hover:text-red"
        >
          <LineDrawing path={path} size={20} />
        </button>
      ))}
      <button
        type="button"
        onClick={() => onMove('reset')}
        className="text-link ml-auto min-h-11 font-medium"
      >
        {t('solid.reset')}
      </button>
    </fieldset>
  )
}
