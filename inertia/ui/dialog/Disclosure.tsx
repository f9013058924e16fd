import type { Elements } from '~/ui/elements'
import { Icon } from '~/ui/Icon'

/**
 * A native `<details>`, which works without JavaScript, with an arrow that turns. Its parent sets
 * spacing and borders.
 */
export function Disclosure(props: {
  /** Phrasing content or a heading: HTML allows nothing else in a `<summary>`. */
  summary: Elements
  /** Shown beside the arrow. */
  note?: Elements
  /** Whether it is open initially. */
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
        className={`flex items-center justify-between gap-3 transition-colors hover:text-red ${props.summaryClassName ?? ''}`}
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
