import { type MouseEvent, type ReactNode, type RefObject, useId } from 'react'
import { Icon } from '~/components/Icon'
import { useMessages } from '~/hooks/useMessages'

/**
 * A native modal dialog: the page behind is inert, Escape, the close button and a click beside it
 * close it, and the focus returns to where it was. Whoever owns the ref opens it by `showModal()`.
 */
export function Modal(props: {
  dialog: RefObject<HTMLDialogElement | null>
  title: string
  children: ReactNode
}) {
  const t = useMessages()
  const titleId = useId()

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) event.currentTarget.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog by Escape
    <dialog
      ref={props.dialog}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      className="m-auto w-[min(40rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] bg-paper text-base text-ink"
    >
      <div className="p-8 sm:p-12">
        <div className="mb-6 flex items-start justify-between gap-6">
          <h2 id={titleId} className="text-h2">
            {props.title}
          </h2>
          <button
            type="button"
            aria-label={t('global.close')}
            onClick={() => props.dialog.current?.close()}
            className="-mt-1 -mr-2.5 p-2.5"
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        {props.children}
      </div>
    </dialog>
  )
}
