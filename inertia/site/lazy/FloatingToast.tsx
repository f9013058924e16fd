import { useRef, useState } from 'react'
import { useText } from '~/context/useText'
import { ToastNotice, type ToastNoticeProps } from '~/site/lazy/ToastNotice'
import { useToastPosition } from '~/site/lazy/useToastPosition'

type FloatingToastProps = ToastNoticeProps & { onDismiss: () => void }

/** Whether it was dismissed in this document, also where storage is denied. */
let isDismissedHere = false

/**
 * The floating toast: above the lower edge of the window, and at the end of the page in the flow,
 * so that it never hides the footer. Where it would cover something, it stands below the header.
 */
export function FloatingToast({ onDismiss, ...notice }: FloatingToastProps) {
  const t = useText()
  const [isDismissed, setIsDismissed] = useState(isDismissedHere)
  const element = useRef<HTMLElement>(null)
  const distance = useToastPosition(element)

  function dismiss() {
    isDismissedHere = true
    setIsDismissed(true)
    onDismiss()
  }

  if (isDismissed) return null
  return (
    <section
      ref={element}
      aria-label={t('global.toast.label')}
      style={{ translate: distance ? `0 ${-distance}px` : undefined }}
      className={`toast m-4 transition-opacity sm:ml-auto sm:w-96 ${distance ? 'toast-raised' : ''} ${
        distance === undefined
          ? 'opacity-0 focus-within:pointer-events-auto focus-within:opacity-100'
          : 'pointer-events-auto'
      }`}
    >
      <ToastNotice {...notice} onDismiss={dismiss} />
    </section>
  )
}
