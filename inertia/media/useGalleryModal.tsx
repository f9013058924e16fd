import { lazy, type ReactElement, Suspense, useState } from 'react'
import type { ImageProps } from '#media/image_queries'
import { ErrorBoundary } from '~/ui/ErrorBoundary'

/** Fetched for the first picture that is opened: no page needs it before. */
const GalleryModal = lazy(async () => {
  const { GalleryModal: Modal } = await import('~/media/lazy/GalleryModal')
  return { default: Modal }
})

/**
 * The modal of some pictures, to be rendered beside them, and what opens it at one of them. If it does
 * not come, or fails, the browser shows that picture alone, as the link to it says.
 */
export function useGalleryModal(
  title: string,
  images: readonly ImageProps[]
): { modal: ReactElement | false; open: (index: number) => void } {
  const [opened, open] = useState<number>()
  if (opened === undefined) return { modal: false, open }

  const showAlone = () => {
    open(undefined)
    location.assign(images[opened].original_url)
  }
  const modal = (
    <ErrorBoundary content={opened} fallback={null} onError={showAlone}>
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
