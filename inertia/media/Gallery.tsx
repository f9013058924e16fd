import type { ImageProps } from '#media/pictures/image_queries'
import { useText } from '~/context/useText'
import { GalleryLink } from '~/media/GalleryLink'
import { useGalleryModal } from '~/media/useGalleryModal'

/**
 * A gallery of thumbnails in one to four columns. A click opens the gallery modal at the picture
 * (specification §2 "Image gallery").
 */
export function Gallery({ images, title, titleLang }: GalleryProps) {
  const t = useText()
  const name = title ?? t('global.components.image_gallery')
  const { modal, open } = useGalleryModal(name, images)

  return (
    <>
      <h2 className="mb-10 max-w-[24ch] text-h2" lang={titleLang}>
        {name}
      </h2>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {images.map((image, index) => (
          <li key={image.id}>
            <GalleryLink image={image} title={title} onOpen={() => open(index)} />
          </li>
        ))}
      </ul>
      {modal}
    </>
  )
}

type GalleryProps = {
  images: readonly ImageProps[]
  /** The translation of `global.components.image_gallery` by default. */
  title?: string
  titleLang?: string
}
