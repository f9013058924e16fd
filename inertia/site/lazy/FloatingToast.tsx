import { useRef } from 'react'
import { useText } from '~/context/useText'
import { ToastNotice, type ToastNoticeProps } from '~/site/lazy/ToastNotice'
import { useOverlap } from '~/site/lazy/useOverlap'

/** The main buttons of page and footer: those that send a form, and those filled with red or ink. */
const MAIN_BUTTONS = ':is(main, footer) :is([type=submit], .bg-red, a.bg-ink, button.bg-ink)'

export type FloatingToastProps = ToastNoticeProps & { onDismiss: () => void }

/**
 * The toast where it floats: over the lower edge of the window, and at the end of the page in a place
 * of its own, so that it never hides the footer. It steps aside for a main button.
 */
export function FloatingToast(props: FloatingToastProps) {
  const t = useText()
  const place = useRef<HTMLElement>(null)
  const isInTheWay = useOverlap(place, MAIN_BUTTONS)
  return (
    <section
      ref={place}
      aria-label={t('global.toast.label')}
      className={`toast m-4 transition-opacity sm:ml-auto sm:w-96 ${
        isInTheWay
          ? 'opacity-0 focus-within:pointer-events-auto focus-within:opacity-100'
          : 'pointer-events-auto'
      }`}
    >
      <ToastNotice {...props} />
    </section>
  )
}
