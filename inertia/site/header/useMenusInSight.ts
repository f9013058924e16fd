import { type RefObject, useEffect } from 'react'
import { buttonOf } from '~/site/header/buttonOf'

/**
 * Closes a menu when the button that opened it goes out of sight, because the window or the text has
 * another size now and the other navigation takes over.
 *
 * @param bar is as wide as there is room for the navigation
 */
export function useMenusInSight(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!bar.current) return
    const observer = new ResizeObserver(() => {
      for (const menu of document.querySelectorAll<HTMLElement>('header :popover-open')) {
        if (!buttonOf(menu)) menu.hidePopover()
      }
    })
    for (const box of bar.current.querySelectorAll('.menu-whole, .menu-burger')) {
      observer.observe(box)
    }
    observer.observe(bar.current)
    return () => observer.disconnect()
  }, [bar])
}
