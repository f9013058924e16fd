import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { ImageProps } from '#media/pictures/image_queries'
import { useText } from '~/context/useText'
import { Picture } from '~/media/Picture'
import { StepButton } from '~/ui/StepButton'

/**
 * The delay between opening and scrolling in milliseconds (specification §9 "Gallery scroll
 * delay").
 */
const SCROLL_DELAY = 100

/**
 * The time without scroll events in milliseconds after which scrolling has ended: not all browsers
 * fire `scrollend`.
 */
const SCROLL_END_DELAY = 150

/**
 * The pictures of a gallery in full size, in a row that snaps: a native modal dialog that opens
 * when it is rendered and scrolls smoothly to the chosen picture. The dialog itself is the scroll
 * container, so that its buttons are inside for keyboard users. Arrow keys and swipes change the
 * picture; Escape and the close button close the dialog, and the focus returns to where it was.
 */
export function GalleryModal({ title, images, start, onClose }: GalleryModalProps) {
  const t = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(start)
  /** The index of the picture that the row is scrolling to. */
  const target = useRef<number>(undefined)
  const scrollEndTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openingTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = images.length - 1

  /** Cancels the initial scrolling. */
  const show = useCallback(
    (index: number) => {
      clearTimeout(openingTimer.current)
      clearTimeout(scrollEndTimer.current)
      const shown = Math.min(Math.max(index, 0), last)
      target.current = shown
      setCurrent(shown)
      row.current?.children[shown]?.scrollIntoView({ block: 'nearest', inline: 'start' })
    },
    [last]
  )

  useEffect(() => {
    dialog.current?.showModal()
    openingTimer.current = setTimeout(() => show(start), SCROLL_DELAY)
    return () => {
      clearTimeout(openingTimer.current)
      clearTimeout(scrollEndTimer.current)
    }
  }, [show, start])

  /**
   * Updates the current picture while scrolling. While the row scrolls to a target, the target
   * stays current until scrolling has ended.
   */
  function onScroll() {
    clearTimeout(scrollEndTimer.current)
    scrollEndTimer.current = setTimeout(() => {
      target.current = undefined
      setCurrent(visibleIndex())
    }, SCROLL_END_DELAY)
    if (target.current === undefined) setCurrent(visibleIndex())
  }

  function visibleIndex(): number {
    const { scrollLeft = 0, clientWidth = 1 } = dialog.current ?? {}
    return Math.round(scrollLeft / clientWidth)
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: last,
    }[event.key]
    if (index === undefined) return
    event.preventDefault()
    show(index)
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
      className="covers-page on-ink m-0 size-full max-h-none max-w-none snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-contain scroll-smooth bg-ink text-paper [scrollbar-width:none]"
    >
      <div className="fixed inset-x-0 top-0 z-1 flex min-h-19 items-center justify-between gap-6 bg-ink px-gutter py-4">
        <h2 id={titleId} className="text-base">
          {title}
        </h2>
        <StepButton
          icon="close"
          label={t('global.close')}
          disabled={false}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <ul ref={row} className="flex h-full py-19">
        {images.map((image) => (
          <li key={image.id} className="relative h-full shrink-0 basis-full snap-start snap-always">
            <Picture
              image={image}
              title={title}
              className="absolute inset-0 size-full object-contain px-gutter"
            />
          </li>
        ))}
      </ul>
      <div className="fixed inset-x-0 bottom-0 z-1 flex min-h-19 items-center justify-center gap-6 bg-ink px-gutter py-4">
        {last > 0 && (
          <>
            <StepButton
              icon="back"
              label={t('media.previous')}
              disabled={current === 0}
              onClick={() => show(current - 1)}
            />
            <p aria-live="polite" className="text-sm text-steel-on-ink tabular-nums">
              {t('media.slide', { index: current + 1, count: images.length })}
            </p>
            <StepButton
              icon="arrow"
              label={t('media.next')}
              disabled={current === last}
              onClick={() => show(current + 1)}
            />
          </>
        )}
      </div>
    </dialog>
  )
}

type GalleryModalProps = {
  title: string
  images: readonly ImageProps[]
  /** The index of the chosen picture. */
  start: number
  onClose: () => void
}
