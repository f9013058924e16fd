import { type RefObject, useEffect } from 'react'
import { menuTrigger } from '~/site/header/menuTrigger'

/** The elements of the two navigations, of which one is shown. */
const NAVIGATIONS = '.menu-desktop, .menu-burger'

/**
 * Closes a menu when its trigger is hidden, because the other navigation is shown after a resize of
 * the window or the text. The focus moves to that navigation.
 *
 * @param bar the element around both navigations, as wide as the space for them
 */
export function useCloseHiddenMenus(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current: header } = bar
    if (!header) return
    const navigations = [...header.querySelectorAll<HTMLElement>(NAVIGATIONS)]
    const observer = new ResizeObserver(() => {
      for (const menu of document.querySelectorAll<HTMLElement>('header :popover-open')) {
        if (menuTrigger(menu)) continue
        const hadFocus = menu.contains(document.activeElement)
        menu.hidePopover()
        if (hadFocus) firstIn(navigations)?.focus()
      }
    })
    for (const box of [header, ...navigations]) observer.observe(box)
    return () => observer.disconnect()
  }, [bar])
}

/** Returns the first link or button of the navigation that is shown. */
function firstIn(navigations: readonly HTMLElement[]): HTMLElement | undefined {
  const items = navigations.flatMap((each) => [...each.querySelectorAll<HTMLElement>('a, button')])
  return items.find((item) => item.checkVisibility({ visibilityProperty: true }))
}
