import { type ComponentType, type RefObject, useEffect, useState } from 'react'

/**
 * Fetches, after hydration, what takes the place of a native control; undefined until it is there.
 * A control in use is not taken from under the visitor's hands but when they leave it. If nothing
 * comes, the native one stays.
 */
export function useEnhancement<Props>(
  native: RefObject<HTMLElement | null>,
  load: () => Promise<ComponentType<Props>>
): ComponentType<Props> | undefined {
  const [enhancement, setEnhancement] = useState<ComponentType<Props>>()

  useEffect(() => {
    const stay = new AbortController()
    load().then(
      (component) => {
        const take = () => setEnhancement(() => component)
        if (stay.signal.aborted) return
        if (document.activeElement !== native.current) return take()
        native.current?.addEventListener('blur', take, { once: true, signal: stay.signal })
      },
      () => undefined
    )
    return () => stay.abort()
  }, [native, load])

  return enhancement
}
