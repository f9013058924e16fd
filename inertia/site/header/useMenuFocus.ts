import { type RefObject, useEffect } from 'react'
import { menuTrigger } from '~/site/header/menuTrigger'

/**
 * Closes a menu when it loses the focus, and returns the focus to its trigger when it closes.
 */
export function useMenuFocus(menu: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = menu.current
    element?.addEventListener('focusout', closeWhenLeft)
    element?.addEventListener('toggle', returnFocus)
    return () => {
      element?.removeEventListener('focusout', closeWhenLeft)
      element?.removeEventListener('toggle', returnFocus)
    }
  }, [menu])
}

/** A press elsewhere is the popover's own business. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
  const menu = currentTarget as HTMLElement
  const next = relatedTarget as Element | null
  if (next && !menu.contains(next) && !next.matches(':active')) menu.hidePopover()
}

/**
 * Browsers do this for the outermost popover only: one that opened inside another would leave the
 * focus nowhere. While a menu slides away, what had the focus in it still has it.
 */
function returnFocus({ currentTarget, newState }: ToggleEvent) {
  const menu = currentTarget as HTMLElement
  const focused = document.activeElement
  if (newState !== 'closed' || (focused !== document.body && !menu.contains(focused))) return
  menuTrigger(menu)?.focus()
}
