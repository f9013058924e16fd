import type { ToggleEvent } from 'react'

/**
 * Leads the keyboard back to the button of a menu that was closed. Browsers do so for the outermost
 * popover only; one that opened inside another would leave the focus nowhere.
 */
export function returnFocus({ currentTarget: menu, newState }: ToggleEvent<HTMLElement>) {
  if (newState !== 'closed') return
  /** While the menu slides away, what had the focus in it still has it. */
  const focused = document.activeElement
  if (focused !== document.body && !menu.contains(focused)) return
  const buttons = document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`)
  Array.from(buttons)
    .find((button) => !menu.contains(button) && button.checkVisibility())
    ?.focus()
}
