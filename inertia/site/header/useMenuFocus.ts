import { type RefObject, useEffect } from 'react'
import { menuTrigger } from '~/site/header/menuTrigger'

/** Closes a menu when it loses the focus, and returns the focus to its trigger when it closes. */
export function useMenuFocus(menu: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    menu.current?.addEventListener('focusout', closeWhenLeft, { signal })
    menu.current?.addEventListener('toggle', returnFocus, { signal })
    return () => controller.abort()
  }, [menu])
}

/** A press outside is left to the popover's light dismiss. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
  const menu = currentTarget as HTMLElement
  const next = relatedTarget as Element | null
  if (next && !menu.contains(next) && !next.matches(':active')) menu.hidePopover()
}

/**
 * Returns the focus to the menu's trigger. Browsers do so for the outermost popover only: after a
 * nested one the focus would be lost. While a menu slides out, it still has the focus.
 */
function returnFocus({ currentTarget, newState }: ToggleEvent) {
  const menu = currentTarget as HTMLElement
  const focused = document.activeElement
  if (newState !== 'closed' || (focused !== document.body && !menu.contains(focused))) return
  menuTrigger(menu)?.focus()
}
