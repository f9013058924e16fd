import { type ComponentType, type RefObject, startTransition, useEffect, useState } from 'react'
import { whenNearViewportOrTouched } from '~/ui/whenNearViewportOrTouched'

/**
 * Progressive enhancement: loads the component that replaces a native control once the visitor comes near
 * it; undefined until then. A focused control is replaced on blur only, also if it gets the focus while
 * React renders the replacement. If loading or the component fails, the native control stays.
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
