import { useShared } from '~/context/useShared'
import { useLazyModule } from '~/ui/loading/useLazyModule'
import { readStorage, writeStorage } from '~/ui/storage'

const DISMISSED = 'toast.us.dismissed'

const importToast = () => import('~/site/lazy/FloatingToast')

/**
 * Tells English readers that the product is available in the US, until they dismiss it in this
 * browser (specification §2 "Toast"). The toast is loaded only for those who see it. Its live
 * region is rendered beforehand, so that screen readers announce it.
 */
export function Toast() {
  const { toast } = useShared()
  const isWanted = toast !== null && readStorage('localStorage', DISMISSED) === null
  const { module } = useLazyModule(importToast, undefined, isWanted)

  if (!toast) return null
  return (
    <div
      aria-live="polite"
      className="pointer-events-none sticky bottom-4 z-30 print:hidden"
      data-behind-menu
    >
      {module && <module.FloatingToast {...toast} onDismiss={saveDismissal} />}
    </div>
  )
}

function saveDismissal() {
  writeStorage('localStorage', DISMISSED, 'true')
}
