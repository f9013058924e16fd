import type { SwatchBar } from '#catalogue/colours/swatches'
import type { Thumbnail } from '#media/pictures/thumbnail'
import { Picture } from '~/media/Picture'
import { BAR, BAR_LIGHT } from '~/ui/BarLight'

/** The picture of a colour or decor; a colour without one is a bar. */
export function SwatchPicture({ image, bar, sizes, className }: SwatchPictureProps) {
  if (image) return <Picture image={image} decorative sizes={sizes} className={className} />
  return bar && <Bar {...bar} className={className} />
}

type SwatchPictureProps = {
  image?: Thumbnail
  bar?: SwatchBar
  /** The `sizes` of the picture. */
  sizes: string
  className: string
}

/** A bar in a colour; one of bare metal has a gloss. Requires a `BarLight` on the page. */
export function Bar({ hex, metallic, className }: SwatchBar & { className: string }) {
  const outline = `M0 0h${BAR.width}v${BAR.height}H0z`
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BAR.width} ${BAR.height}`}
      preserveAspectRatio="none"
      className={`block ${className}`}
    >
      <path fill={hex} d={outline} />
      {metallic && <path fill={BAR_LIGHT} d={outline} />}
    </svg>
  )
}
