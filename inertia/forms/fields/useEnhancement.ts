import { type ComponentType, type RefObject, startTransition, useEffect, useState } from 'react'
import { whenNearViewportOrTouched } from '~/ui/whenNearViewportOrTouched'

/**
 * Fetches what takes the place of a native control once the visitor comes near it; undefined until it
 * is there. A control in use is not taken from under the visitor's hands but when they leave it, also
 * if they come to it while React is rendering what is to take its place. If nothing comes, or what came
 * fails, the native one stays.
 */
export function useEnhancement<Props>(
  native: RefObject<HTMLElement | null>,
  load: () => Promise<ComponentType<Props>>
): { enhancement: ComponentType<Props> | undefined; fail: () => void } {
  const [enhancement, setEnhancement] = useState<ComponentType<Props>>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const { current: control } = native
    if (!control || hasFailed) return
    const stay = new AbortController()
    const { signal } = stay

    function take(component: ComponentType<Props>) {
      if (signal.aborted) return
      const put = () => startTransition(() => setEnhancement(() => component))
      if (document.activeElement !== control) put()
      control?.addEventListener('blur', put, { signal })
      control?.addEventListener('focus', keep, { signal })
    }

    /** Once the control is out of the keyboard's reach, the enhancement is there. */
    function keep() {
      if (control?.tabIndex === 0) setEnhancement(undefined)
    }

    whenNearViewportOrTouched(control, () => void load().then(take, () => undefined), signal)
    return () => stay.abort()
  }, [native, load, hasFailed])

  return {
    enhancement: hasFailed ? undefined : enhancement,
    fail: () => setHasFailed(true),
  }
}
