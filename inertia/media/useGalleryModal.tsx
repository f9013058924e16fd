import { lazy, type ReactElement, Suspense, useState } from 'react'
import type { ImageProps } from '#media/pictures/image_queries'
import { ErrorBoundary } from '~/ui/errors/ErrorBoundary'

/** Loaded when the first picture is opened. */
const GalleryModal = lazy(async () => {
  const { GalleryModal: Modal } = await import('~/media/lazy/GalleryModal')
  return { default: Modal }
})

/**
 * Returns the gallery modal, to be rendered beside the pictures, and a function that opens it at
 * one of them. If the modal cannot be loaded, or throws, the browser opens the picture itself.
 */
export function useGalleryModal(
  title: string,
  images: readonly ImageProps[]
): { modal: ReactElement | false; open: (index: number) => void } {
  const [opened, open] = useState<number>()
  if (opened === undefined) return { modal: false, open }

  const openFile = () => {
    open(undefined)
    location.assign(images[opened].original_url)
  }
  const modal = (
    <ErrorBoundary content={opened} fallback={null} onError={openFile}>
      <Suspense>
        <GalleryModal
          title={title}
          images={images}
          start={opened}
          onClose={() => open(undefined)}
        />
      </Suspense>
    </ErrorBoundary>
  )
  return { modal, open }
}
