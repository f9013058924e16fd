import type { ImageProps } from '#media/pictures/image_queries'
import { useText } from '~/context/useText'
import { Picture } from '~/media/Picture'
import { useDialogLink } from '~/ui/dialog/useDialogLink'

/**
 * A picture that opens the gallery modal. Without JavaScript, or with a modifier key, it is a link
 * to the picture.
 */
export function GalleryLink({ image, title, onOpen }: GalleryLinkProps) {
  const t = useText()
  const opening = useDialogLink((link) => {
    /** Not all browsers focus a link that is clicked; the modal returns the focus to it. */
    link.focus({ preventScroll: true })
    onOpen()
  })

  return (
    <a
      {...opening}
      href={image.original_url}
      className="group block h-full overflow-hidden bg-sand"
    >
      <span className="sr-only">{`${t('media.open_picture')}: `}</span>
      <Picture
        image={image}
        title={title}
        className="w-full object-cover transition-opacity group-hover:opacity-85 aspect-[3/2]"
      />
    </a>
  )
}

type GalleryLinkProps = {
  image: ImageProps
  /** The alt text of a picture without one. */
  title?: string
  onOpen: () => void
}
