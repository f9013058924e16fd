import { type RefObject, useEffect, useState } from 'react'

/**
 * Events of a visitor, and the animation that starts when the browser fills in a field: `autofill`
 * in base.css.
 */
const TOUCH_EVENTS = ['focusin', 'pointerdown', 'input', 'change', 'animationstart']

/**
 * Whether a form has been touched: by pointer or keyboard, by the browser filling in a field, or by
 * restoring a draft.
 */
export function useFormTouched(form: RefObject<HTMLFormElement | null>): boolean {
  const [isTouched, setIsTouched] = useState(false)

  useEffect(() => {
    const { current } = form
    const controller = new AbortController()
    const touch = () => setIsTouched(true)
    /** The visitor may have focused a field before hydration. */
    if (current?.contains(document.activeElement)) touch()
    for (const type of TOUCH_EVENTS)
      current?.addEventListener(type, touch, { signal: controller.signal })
    return () => controller.abort()
  }, [form])

  return isTouched
}
