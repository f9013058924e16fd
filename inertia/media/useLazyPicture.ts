import { type RefObject, useEffect, useState } from 'react'
import { whenNearViewport } from '~/media/lazyPictures'

/**
 * A picture narrower than this, in pixels, has the width of an ancestor (specification §9 "minimum
 * size").
 */
const MINIMUM_SIZE = 40

/** The last width of each loaded picture, by its URL. */
const loadedWidths = new Map<string, number>()

/**
 * Loads a picture lazily. One that was loaded before is shown at once.
 *
 * @param address the URL of the picture
 * @returns its displayed width in pixels for `sizes`; undefined until it is loaded. It grows with
 *   the window, but never shrinks, since a larger picture is good enough.
 */
export function useLazyPicture(
  picture: RefObject<HTMLImageElement | null>,
  address: string
): number | undefined {
  const [width, setWidth] = useState(loadedWidths.get(address))
  const isPending = width === undefined

  useEffect(() => {
    const element = picture.current
    if (!element) return
    const show = () => {
      const shown = Math.max(widthOf(element), loadedWidths.get(address) ?? 0)
      loadedWidths.set(address, shown)
      setWidth(shown)
    }
    if (isPending) return whenNearViewport(element, show)

    show()
    window.addEventListener('resize', show)
    return () => window.removeEventListener('resize', show)
  }, [picture, address, isPending])

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
