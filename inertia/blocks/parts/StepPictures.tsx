import type { ImageProps } from '#media/pictures/image_queries'
import { Carousel } from '~/carousel/Carousel'
import { useShared } from '~/context/useShared'
import { altText } from '~/media/altText'
import { GalleryLink } from '~/media/GalleryLink'
import { useGalleryModal } from '~/media/useGalleryModal'

/**
 * The pictures of a step: one alone, several in a carousel. A click opens the gallery modal at the
 * picture.
 */
export function StepPictures({ title, images }: { title: string; images: readonly ImageProps[] }) {
  const { locale } = useShared()
  const { modal, open } = useGalleryModal(title, images)
  const slides = images.map((image, index) => ({
    id: image.id,
    label: altText(image, locale).alt || title,
    content: <GalleryLink image={image} title={title} onOpen={() => open(index)} />,
  }))

  return (
    <>
      {slides.length === 1 ? slides[0]?.content : <Carousel label={title} slides={slides} />}
      {modal}
    </>
  )
}
