import type { SwatchBar } from '#catalogue/colours/swatches'
import type { Thumbnail } from '#media/pictures/thumbnail'
import { Picture } from '~/media/Picture'
import { BAR, BAR_LIGHT } from '~/ui/BarLight'

/**
 * The picture of a colour or decor. A colour without one is a bar; bars of bare metal, which has a
 * gloss, use the gradient of the page's `BarLight`.
 */
export function SwatchPicture({ image, bar, sizes, className }: SwatchPictureProps) {
  if (image) return <Picture image={image} decorative sizes={sizes} className={className} />
  if (!bar) return null
  const outline = `M0 0h${BAR.width}v${BAR.height}H0z`
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BAR.width} ${BAR.height}`}
      preserveAspectRatio="none"
      className={`block ${className}`}
    >
      <path fill={bar.hex} d={outline} />
      {bar.metallic && <path fill={BAR_LIGHT} d={outline} />}
    </svg>
  )
}

type SwatchPictureProps = {
  image?: Thumbnail
  bar?: SwatchBar
  /** The `sizes` of the picture. */
  sizes: string
  className: string
}
