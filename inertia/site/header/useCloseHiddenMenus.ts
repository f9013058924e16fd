import { type RefObject, useEffect } from 'react'
import { menuTrigger } from '~/site/header/menuTrigger'

/** The boxes of the two navigations, of which one is shown. */
const NAVIGATIONS = '.menu-desktop, .menu-burger'

/**
 * Closes a menu when the button that opened it goes out of sight, because the window or the text has
 * another size now and the other navigation takes over; the focus goes there, too.
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
