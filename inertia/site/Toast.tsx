import { useSyncExternalStore } from 'react'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { ToastNotice } from '~/site/ToastNotice'

const DISMISSED = 'toast.us.dismissed'
const listeners = new Set<() => void>()

/**
 * Tells English readers that the product is available in the US, until they dismiss it: then never
 * again in this browser (specification §2 "Toast"). It has a place of its own at the end of the page,
 * so that it never hides the footer.
 */
export function Toast() {
  const t = useText()
  const { toast } = useShared()
  const dismissed = useSyncExternalStore(subscribe, isDismissed, () => true)
  if (!toast || dismissed) return null

  return (
    <section
      aria-label={t('global.toast.label')}
      data-behind-menu
      className="toast print:hidden sticky bottom-4 z-30 m-4 sm:ml-auto sm:w-96"
    >
      <ToastNotice {...toast} onDismiss={dismiss} />
    </section>
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A browser that keeps nothing shows the notice again at the next visit. */
function isDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null
  } catch {
    return false
  }
}

function dismiss() {
  try {
    localStorage.setItem(DISMISSED, 'true')
  } finally {
    for (const listener of listeners) listener()
  }
}
