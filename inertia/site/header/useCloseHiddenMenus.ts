import { type RefObject, useEffect } from 'react'
import { menuTrigger } from '~/site/header/menuTrigger'

/** The boxes of the two navigations, of which one is shown. */
const NAVIGATIONS = '.menu-desktop, .menu-burger'

/**
 * Closes a menu when its trigger is hidden, because after a resize of window or text the other navigation
 * is shown; the focus moves there.
 *
 * @param bar is as wide as there is room for the navigation
 */
export function useCloseHiddenMenus(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current: room } = bar
    if (!room) return
    const navigations = [...room.querySelectorAll<HTMLElement>(NAVIGATIONS)]
    const observer = new ResizeObserver(() => {
      for (const menu of document.querySelectorAll<HTMLElement>('header :popover-open')) {
        if (menuTrigger(menu)) continue
        const hadFocus = menu.contains(document.activeElement)
        menu.hidePopover()
        if (hadFocus) firstIn(navigations)?.focus()
      }
    })
    for (const box of [room, ...navigations]) observer.observe(box)
    return () => observer.disconnect()
  }, [bar])
}

/** The first item of the navigation that is shown. */
function firstIn(navigations: readonly HTMLElement[]): HTMLElement | undefined {
  const items = navigations.flatMap((each) => [...each.querySelectorAll<HTMLElement>('a, button')])
  return items.find((item) => item.checkVisibility({ visibilityProperty: true }))
}
