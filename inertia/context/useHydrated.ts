import { useSyncExternalStore } from 'react'

/** Whether React has taken over the page: what needs JavaScript is shown only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false
  )
}
