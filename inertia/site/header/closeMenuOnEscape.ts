import type { KeyboardEvent } from 'react'
import { menuTrigger } from '~/site/header/menuTrigger'

/** The id of the full-screen menu that the burger button opens. */
export const MOBILE_MENU = 'mobile-menu'

/**
 * Closes the mobile menu with everything that was opened from it on Escape, instead of one popover
 * after the other, and focuses the burger button. Without an open mobile menu, Escape is left to
 * the browser.
 */
export function closeMenuOnEscape(event: KeyboardEvent<HTMLElement>) {
  const menu = document.getElementById(MOBILE_MENU)
  if (event.key !== 'Escape' || !menu?.matches(':popover-open')) return
  event.preventDefault()
  menu.hidePopover()
  menuTrigger(menu)?.focus()
}
