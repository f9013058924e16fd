import type { MouseEventHandler } from 'react'
import { t } from '../words/texts'

/** The lines of each sign, in a square of 16. Characters for a copy are missing in many typefaces. */
const SIGNS = {
  up: 'M8 14V2M3 7l5-5 5 5',
  down: 'M8 2v12M3 9l5 5 5-5',
  add_below: 'M8 2v12M2 8h12',
  duplicate: 'M5 5h9v9H5zM2 11V2h9',
  remove: 'M3 3l10 10M13 3 3 13',
}

/** A button of an entry in a list. */
export function Tool(props: {
  does: keyof typeof SIGNS
  /** The name of the entry. */
  name: string
  disabled?: boolean
  expanded?: boolean
  onClick?: MouseEventHandler
}) {
  const { does, name, disabled, expanded, onClick } = props
  const label = t(does, { name })
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={expanded}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" width={16} height={16} className="m-auto">
        <path d={SIGNS[does]} fill="none" stroke="currentColor" strokeWidth={1.5} />
      </svg>
    </button>
  )
}
