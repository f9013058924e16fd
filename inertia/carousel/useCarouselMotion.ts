import { useEffect, useState } from 'react'

type Motion = typeof import('~/carousel/lazy/CarouselMotion')

/**
 * Fetches, after hydration, what moves a carousel; undefined until it is there. If it does not come, or
 * fails, the carousel is a row that scrolls.
 */
export function useCarouselMotion(): { motion: Motion | undefined; fail: () => void } {
  const [motion, setMotion] = useState<Motion>()

  useEffect(() => {
    import('~/carousel/lazy/CarouselMotion').then(setMotion, () => undefined)
  }, [])

  return { motion, fail: () => setMotion(undefined) }
}
