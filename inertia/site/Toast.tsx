import { useSyncExternalStore } from 'react'
import { useShared } from '~/context/useShared'
import { createListeners } from '~/ui/createListeners'
import { useLazyModule } from '~/ui/loading/useLazyModule'
import { readStorage, writeStorage } from '~/ui/storage'

const DISMISSED = 'toast.us.dismissed'
const { subscribe, notify } = createListeners()
/** Whether it was dismissed in this document, also where storage is denied. */
let isDismissedHere = false

const importToast = () => import('~/site/lazy/FloatingToast')

/**
 * Tells English readers that the product is available in the US, until they dismiss it in this
 * browser (specification §2 "Toast"). The toast is loaded only for those who see it. Its live
 * region is rendered beforehand, so that screen readers announce it.
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

function isDismissed(): boolean {
  return isDismissedHere || readStorage('localStorage', DISMISSED) !== null
}

function dismiss() {
  isDismissedHere = true
  notify()
  writeStorage('localStorage', DISMISSED, 'true')
}
