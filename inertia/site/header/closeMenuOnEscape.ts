import type { KeyboardEvent } from 'react'
import { menuTrigger } from '~/site/header/menuTrigger'

/** The id of the full-screen menu, which the burger opens. */
export const MOBILE_MENU = 'mobile-menu'

/**
 * Escape closes the mobile menu with whatever was opened from it, not one layer after the other, and
 * leads back to the burger. Where that menu is not open Escape is the browser's.
 */
export function closeMenuOnEscape(event: KeyboardEvent<HTMLElement>) {
  const menu = document.getElementById(MOBILE_MENU)
  if (event.key !== 'Escape' || !menu?.matches(':popover-open')) return
  event.preventDefault()
  menu.hidePopover()
  menuTrigger(menu)?.focus()
}
