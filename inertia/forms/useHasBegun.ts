import { type RefObject, useEffect, useState } from 'react'

/** Whether the visitor has begun with a form: touched it, or come to one of its fields. */
export function useHasBegun(form: RefObject<HTMLFormElement | null>): boolean {
  const [hasBegun, setHasBegun] = useState(false)

  useEffect(() => {
    const { current } = form
    const stay = new AbortController()
    const begin = () => setHasBegun(true)
    /** Somebody may be writing before there is a script to notice. */
    if (current?.contains(document.activeElement)) begin()
    current?.addEventListener('focusin', begin, { signal: stay.signal })
    current?.addEventListener('pointerdown', begin, { signal: stay.signal })
    return () => stay.abort()
  }, [form])

  return hasBegun
}
