import { type MouseEvent, type RefObject, useId, useRef } from 'react'
import { useText } from '~/context/useText'
import type { Elements } from '~/ui/elements'
import { IconButton } from '~/ui/IconButton'

/**
 * A native modal dialog. It closes on Escape, on a click on the close button and on a click on the
 * backdrop; the focus returns to where it was. Open it by `showModal()` of its ref.
 */
export function Modal({ dialog, title, onClose, children }: ModalProps) {
  const t = useText()
  const titleId = useId()
  /** A selection of text that ends on the backdrop is not a click on it. */
  const isBackdropPressed = useRef(false)

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has Escape
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        isBackdropPressed.current = isOnBackdrop(event)
      }}
      onClick={(event) => {
        if (isBackdropPressed.current && isOnBackdrop(event)) dialog.current?.close()
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100vw-2rem))] bg-paper text-base text-ink"
    >
      <div className="p-6 sm:p-12">
        <div className="mb-6 flex items-start justify-between gap-6">
          <h2 id={titleId} className="text-h2">
            {title}
          </h2>
          <IconButton
            icon="close"
            label={t('global.close')}
            onClick={() => dialog.current?.close()}
            className="-mt-1 -mr-2.5"
          />
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** Whether an event happened on the backdrop, whose events target the dialog. */
function isOnBackdrop({
  target,
  currentTarget,
  clientX,
  clientY,
}: MouseEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  return target === currentTarget && !isWithin
}

type ModalProps = {
  dialog: RefObject<HTMLDialogElement | null>
  title: string
  /** Called after it has been closed. */
  onClose?: () => void
  children: Elements
}
