import { type ReactNode, useState } from 'react'
import type { ImageProps } from '#media/image_queries'
import { GalleryModal } from '~/media/GalleryModal'

/** The modal of some pictures, to be rendered beside them, and what opens it at one of them. */
export function useGalleryModal(
  title: string,
  images: readonly ImageProps[]
): { modal: ReactNode; open: (index: number) => void } {
  const [opened, open] = useState<number>()
  const modal = opened !== undefined && (
    <GalleryModal title={title} images={images} start={opened} onClose={() => open(undefined)} />
  )
  return { modal, open }
}
