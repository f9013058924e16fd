import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element lies over others on the screen, asked anew whenever the page moves or changes.
 *
 * @param selector finds the others
 */
export function useOverlap(element: RefObject<HTMLElement | null>, selector: string): boolean {
  const [overlaps, setOverlaps] = useState(false)

  useEffect(() => {
    const stay = new AbortController()
    let frame = 0

    function look() {
      const own = element.current?.getBoundingClientRect()
      const others = Array.from(document.querySelectorAll<HTMLElement>(selector))
      setOverlaps(own !== undefined && others.some((other) => meet(own, other)))
    }

    function lookSoon() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }

    const changes = new ResizeObserver(lookSoon)
    changes.observe(document.body)
    window.addEventListener('scroll', lookSoon, { passive: true, signal: stay.signal })
    window.addEventListener('resize', lookSoon, { signal: stay.signal })
    return () => {
      changes.disconnect()
      stay.abort()
      cancelAnimationFrame(frame)
    }
  }, [element, selector])

  return overlaps
}

function meet(own: DOMRect, element: HTMLElement): boolean {
  if (!element.checkVisibility()) return false
  const other = element.getBoundingClientRect()
  return (
    other.left < own.right &&
    other.right > own.left &&
    other.top < own.bottom &&
    other.bottom > own.top
  )
}
