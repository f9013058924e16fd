import { type ReactElement, useState } from 'react'
import type { ImageProps } from '#media/image_queries'
import { GalleryModal } from '~/media/GalleryModal'
import { ErrorBoundary } from '~/ui/ErrorBoundary'

/**
 * The modal of some pictures, to be rendered beside them, and what opens it at one of them. If it fails,
 * the browser shows that picture alone, as the link to it says.
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
      <GalleryModal title={title} images={images} start={opened} onClose={() => open(undefined)} />
    </ErrorBoundary>
  )
  return { modal, open }
}
