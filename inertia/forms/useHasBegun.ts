import { type RefObject, useEffect, useState } from 'react'

/** What shows that somebody is there; an animation begins where a browser fills in: `autofill` in app.css. */
const TOUCHES = ['focusin', 'pointerdown', 'input', 'change', 'animationstart']

/**
 * Whether the visitor has begun with a form: touched it, come to one of its fields, or had one filled
 * in by their browser or from what they had entered before.
 */
export function useHasBegun(form: RefObject<HTMLFormElement | null>): boolean {
  const [hasBegun, setHasBegun] = useState(false)

  useEffect(() => {
    const { current } = form
    const stay = new AbortController()
    const begin = () => setHasBegun(true)
    /** Somebody may be writing before there is a script to notice. */
    if (current?.contains(document.activeElement)) begin()
    for (const touch of TOUCHES) current?.addEventListener(touch, begin, { signal: stay.signal })
    return () => stay.abort()
  }, [form])

  return hasBegun
}
