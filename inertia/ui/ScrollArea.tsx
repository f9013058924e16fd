import type { ReactNode } from 'react'

/**
 * A part that is too wide for small screens: it scrolls sideways, by the keyboard too, and shows at
 * which edge it goes on. What is placed in it, as words for screen readers are, scrolls with it and
 * does not widen the page.
 */
export function ScrollArea(props: {
  /** The id of the heading that names it. */
  labelledBy: string
  /** In place of the shadow at the edge, which is made for paper. */
  className?: string
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={props.labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus
      tabIndex={0}
      className={`relative overflow-x-auto ${props.className ?? 'scroll-hint'}`}
    >
      {props.children}
    </section>
  )
}
