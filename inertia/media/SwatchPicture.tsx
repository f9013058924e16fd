import type { SwatchBar } from '#catalogue/colours/swatches'
import type { Thumbnail } from '#media/pictures/thumbnail'
import { Picture } from '~/media/Picture'
import { Bar } from '~/ui/Bar'

/** The picture of a colour or decor; of a colour without one a bar. */
export function SwatchPicture({ image, bar, sizes, className }: SwatchPictureProps) {
  if (image) return <Picture image={image} decorative sizes={sizes} className={className} />
  return bar && <Bar {...bar} className={`block ${className}`} />
}

type SwatchPictureProps = {
  image?: Thumbnail
  bar?: SwatchBar
  /** The `sizes` of the picture. */
  sizes: string
  className: string
}
