import { type ComponentType, type RefObject, startTransition, useEffect, useState } from 'react'
import { whenNearViewportOrTouched } from '~/ui/loading/whenNearViewportOrTouched'

/**
 * Progressive enhancement: loads a component that replaces a native control when the control is
 * about to enter the viewport, or its form is touched; undefined until then. A focused control is
 * replaced on blur, also if it gets the focus while React renders the replacement. If the component
 * cannot be loaded, or throws, the native control stays.
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
    const controller = new AbortController()
    const { signal } = controller

    function take(component: ComponentType<Props>) {
      if (signal.aborted) return
      const put = () => startTransition(() => setEnhancement(() => component))
      if (document.activeElement !== control) put()
      control?.addEventListener('blur', put, { signal })
      control?.addEventListener('focus', keep, { signal })
    }

    /** Cancels the replacement if the control gets the focus before it has been replaced. */
    function keep() {
      if (control?.tabIndex === 0) setEnhancement(undefined)
    }

    whenNearViewportOrTouched(control, () => void load().then(take, () => undefined), signal)
    return () => controller.abort()
  }, [native, load, hasFailed])

  return {
    enhancement: hasFailed ? undefined : enhancement,
    fail: () => setHasFailed(true),
  }
}
