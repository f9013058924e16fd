import type { Chip } from '~/group_choice/chips'
import { Picture } from '~/media/Picture'
import { BAR, BAR_LIGHT } from '~/ui/BarLight'

/** The picture of a colour or decor, or a drawn bar in its colour. */
export function ChipPicture({ chip, className }: { chip: Chip; className: string }) {
  const { image, bar } = chip
  const outline = `M0 0h${BAR.width}v${BAR.height}H0z`
  return (
    <>
      {image && <Picture image={image} decorative sizes="54px" className={className} />}
      {bar && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${BAR.width} ${BAR.height}`}
          preserveAspectRatio="none"
          className={`border border-hairline ${className}`}
        >
          <path fill={bar.hex} d={outline} />
          {bar.metallic && <path fill={BAR_LIGHT} d={outline} />}
        </svg>
      )}
    </>
  )
}
