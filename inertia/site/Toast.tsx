import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useShared } from '~/context/useShared'
import type { FloatingToastProps } from '~/site/lazy/FloatingToast'

const DISMISSED = 'toast.us.dismissed'
const listeners = new Set<() => void>()
/** In this document, whether or not the browser lets us keep it. */
let dismissedHere = false

/**
 * Tells English readers that the product is available in the US, until they dismiss it: then never
 * again in this browser (specification §2 "Toast"). Only who is to see it fetches it; the place it
 * comes to is there before, so that it is read out.
 */
export function Toast() {
  const { toast } = useShared()
  const dismissed = useSyncExternalStore(subscribe, isDismissed, () => true)
  const [Floating, setFloating] = useState<ComponentType<FloatingToastProps>>()
  const isWanted = toast !== null && !dismissed

  useEffect(() => {
    if (!isWanted) return
    import('~/site/lazy/FloatingToast').then(
      ({ FloatingToast }) => setFloating(() => FloatingToast),
      () => undefined
    )
  }, [isWanted])

  if (!isWanted) return null
  return (
    <div
      aria-live="polite"
      className="pointer-events-none sticky bottom-4 z-30 print:hidden"
      data-behind-menu
    >
      {Floating && <Floating {...toast} onDismiss={dismiss} />}
    </div>
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A browser that keeps nothing shows the notice again in the next document. */
function isDismissed(): boolean {
  try {
    return dismissedHere || localStorage.getItem(DISMISSED) !== null
  } catch {
    return dismissedHere
  }
}

function dismiss() {
  dismissedHere = true
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(DISMISSED, 'true')
  } catch {
    /** Then it is dismissed here only. */
  }
}
