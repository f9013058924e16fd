import type { MouseEventHandler } from 'react'
import { t } from '../words/texts'

const SIGNS = { up: '↑', down: '↓', add_below: '+', duplicate: <CopyIcon />, remove: '×' }

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
      {SIGNS[does]}
    </button>
  )
}

/** Two sheets. Characters for a copy are missing in many typefaces. */
function CopyIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" width={16} height={16} className="m-auto">
      <path d="M5 5h9v9H5zM2 11V2h9" fill="none" stroke="currentColor" strokeWidth={1.5} />
    </svg>
  )
}
