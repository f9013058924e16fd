import { useSyncExternalStore } from 'react'
import { Button } from '~/components/Button'
import { ExternalLink } from '~/components/ExternalLink'
import { useMessages } from '~/hooks/useMessages'
import { useShared } from '~/hooks/useShared'

const DISMISSED = 'toast.us.dismissed'
const listeners = new Set<() => void>()

/**
 * Tells English readers that the product is available in the US, until they dismiss it: then never
 * again in this browser (specification §2 "Toast"). It has a place of its own at the end of the page,
 * so that it never hides the footer.
 */
export function Toast() {
  const t = useMessages()
  const { toast } = useShared()
  const dismissed = useSyncExternalStore(subscribe, isDismissed, () => true)
  if (!toast || dismissed) return null

  return (
    <section
      aria-label={t('global.toast.label')}
      data-behind-menu
      className="toast on-ink sticky bottom-4 z-30 m-4 bg-ink p-6 text-sm text-paper sm:ml-auto sm:w-96"
    >
      <p>{toast.text}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <ExternalLink
          href={toast.link}
          className="py-1 underline decoration-red-on-ink decoration-2 underline-offset-4"
        >
          {toast.link_text}
        </ExternalLink>
        <Button variant="outline" onClick={dismiss}>
          {t('global.toast.got_it')}
        </Button>
      </div>
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
