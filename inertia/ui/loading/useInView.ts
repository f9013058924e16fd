import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has been in the viewport. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false)

  useEffect(() => {
    if (inView || !element.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setInView(true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, inView])

  return inView
}
