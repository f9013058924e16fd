import type { ReactNode } from 'react'
import { useHydrated } from '~/context/useHydrated'

/**
 * A control that works with JavaScript only. Before hydration it is invisible but keeps its space, so
 * that the layout does not shift; without JavaScript it is not shown.
 */
export function WhenHydrated({ children }: { children: ReactNode }) {
  const hydrated = useHydrated()
  return <div className={hydrated ? '' : 'invisible noscript:hidden'}>{children}</div>
}
