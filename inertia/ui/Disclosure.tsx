import type { Elements } from '~/ui/elements'
import { Icon } from '~/ui/Icon'

/**
 * A native `<details>`: it opens and closes before and without JavaScript, and an arrow turns. Its
 * space and lines are its owner's.
 */
export function Disclosure(props: {
  /** Words and headings: HTML allows nothing else here. */
  summary: Elements
  /** Beside the arrow. */
  note?: Elements
  /** Whether it is open at first; visitors' own folding stays as it is. */
  open?: boolean
  className?: string
  summaryClassName?: string
  children: Elements
}) {
  const arrow = (
    <span className="transition-transform group-open:rotate-180">
      <Icon name="chevron" size={22} />
    </span>
  )
  return (
    <details open={props.open} className={`group ${props.className ?? ''}`}>
      <summary
        className={`flex items-center justify-between gap-6 transition-colors hover:text-red ${props.summaryClassName ?? ''}`}
      >
        {props.summary}
        {props.note ? (
          <span className="flex items-center gap-4">
            {props.note}
            {arrow}
          </span>
        ) : (
          arrow
        )}
      </summary>
      {props.children}
    </details>
  )
}
