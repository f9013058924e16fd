import type { FocusEvent } from 'react'

/**
 * Closes a menu when the keyboard goes on behind it, so that it never covers what has the focus. A
 * press elsewhere is the popover's own business.
 */
export function closeWhenLeft({
  currentTarget: menu,
  relatedTarget: next,
}: FocusEvent<HTMLElement>) {
  if (!(next instanceof Element) || menu.contains(next) || next.matches(':active')) return
  menu.hidePopover()
}
