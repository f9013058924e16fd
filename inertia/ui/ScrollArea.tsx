import type { ComponentProps, ReactNode } from 'react'

/**
 * A region that scrolls horizontally on small screens, also by keyboard, with a shadow at each edge
 * that hides content. It is positioned, so that screen reader texts inside it do not widen the
 * page.
 */
export function ScrollArea({
  labelledBy,
  className = 'scroll-hint',
  ...props
}: Pick<ComponentProps<'section'>, 'ref' | 'onScroll'> & {
  /** The id of the heading that labels it. */
  labelledBy: string
  /** Replaces the shadow, which needs a white background. */
  className?: string
  children: ReactNode
}) {
  return (
    <section
      {...props}
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus
      tabIndex={0}
      className={`relative overflow-x-auto ${className}`}
    />
  )
}
