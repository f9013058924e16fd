import type { ReactNode } from 'react'

/**
 * A part that is too wide for small screens: it scrolls sideways, by the keyboard too, and shows at
 * which edge it goes on.
 */
export function ScrollArea(props: {
  /** The id of the heading that names it. */
  labelledBy: string
  className?: string
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={props.labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus
      tabIndex={0}
      className={`scroll-hint overflow-x-auto ${props.className ?? ''}`}
    >
      {props.children}
    </section>
  )
}
