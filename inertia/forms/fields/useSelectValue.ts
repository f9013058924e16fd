import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/** Returns the current value of a native select; empty on the server. */
export function useSelectValue(select: RefObject<HTMLSelectElement | null>): string {
  const subscribe = useCallback(
    (notify: () => void) => {
      const { current } = select
      const controller = new AbortController()
      /** `reset` fires before the values change. */
      const later = () => setTimeout(notify)
      current?.addEventListener('change', notify, { signal: controller.signal })
      current?.form?.addEventListener('reset', later, { signal: controller.signal })
      return () => controller.abort()
    },
    [select]
  )

  return useSyncExternalStore(
    subscribe,
    () => select.current?.value ?? '',
    () => ''
  )
}
