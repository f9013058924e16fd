import { type RefObject, useEffect, useState } from 'react'
import { whenNearViewport } from '~/media/lazyPictures'

/** A narrower picture is as wide as what holds it (specification §9 "minimum size"), in pixels. */
const MINIMUM_SIZE = 40

/** The last width of each loaded picture, by its URL. */
const seen = new Map<string, number>()

/**
 * Loads a picture lazily. One that was loaded before is shown at once.
 *
 * @param address tells the picture from others
 * @returns how wide it is shown, in pixels, for its `sizes`; undefined while it has to wait. It
 *   grows with the window, but never shrinks: what is there is good enough.
 */
export function useLazyPicture(
  picture: RefObject<HTMLImageElement | null>,
  address: string
): number | undefined {
  const [width, setWidth] = useState(seen.get(address))
  const waits = width === undefined

  useEffect(() => {
    const element = picture.current
    if (!element) return
    const show = () => {
      const shown = Math.max(widthOf(element), seen.get(address) ?? 0)
      seen.set(address, shown)
      setWidth(shown)
    }
    if (waits) return whenNearViewport(element, show)

    show()
    window.addEventListener('resize', show)
    return () => window.removeEventListener('resize', show)
  }, [picture, address, waits])

  return width
}

function widthOf(element: HTMLElement): number {
  let width = element.offsetWidth
  for (
    let parent = element.parentElement;
    parent && width < MINIMUM_SIZE;
    parent = parent.parentElement
  ) {
    width = parent.offsetWidth
  }
  return width
}
