import { useSyncExternalStore } from 'react'
import { useShared } from '~/context/useShared'
import { readStorage, writeStorage } from '~/ui/storage'
import { useLazyModule } from '~/ui/useLazyModule'

const DISMISSED = 'toast.us.dismissed'
const listeners = new Set<() => void>()
/** For this document, even where storage is denied. */
let isDismissedHere = false

const importToast = () => import('~/site/lazy/FloatingToast')

/**
 * Tells English readers that the product is available in the US, until they dismiss it: then never
 * again in this browser (specification §2 "Toast"). Only who is to see it fetches it; the place it
 * comes to is there before, so that it is read out.
 */
export function Toast() {
  const { toast } = useShared()
  const dismissed = useSyncExternalStore(subscribe, isDismissed, () => true)
  const isWanted = toast !== null && !dismissed
  const { module } = useLazyModule(importToast, undefined, isWanted)

  if (!isWanted) return null
  return (
    <div
      aria-live="polite"
      className="pointer-events-none sticky bottom-4 z-30 print:hidden"
      data-behind-menu
    >
      {module && <module.FloatingToast {...toast} onDismiss={dismiss} />}
    </div>
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isDismissed(): boolean {
  return isDismissedHere || readStorage('localStorage', DISMISSED) !== null
}

function dismiss() {
  isDismissedHere = true
  for (const listener of listeners) listener()
  writeStorage('localStorage', DISMISSED, 'true')
}
