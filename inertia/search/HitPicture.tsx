import type { SwatchBar } from '#catalogue/colours/swatches'
import type { Hit } from '#search/hits'
import { Picture } from '~/media/Picture'
import { BAR, BAR_LIGHT } from '~/ui/BarLight'

/** The picture or drawing of a hit, or a bar in its colour. */
export function HitPicture({ hit, className }: { hit: Hit; className: string }) {
  if (hit.image) {
    return (
      <Picture
        image={hit.image}
        decorative={!hit.image.custom_properties}
        sizes="96px"
        className={`${className} border border-hairline object-cover`}
      />
    )
  }
  return hit.bar && <Bar {...hit.bar} className={`${className} block border border-hairline`} />
}

/** A bar in a colour; one of bare metal has a gloss. Requires a `BarLight` on the page. */
export function Bar({ hex, metallic, className }: BarProps) {
  const outline = `M0 0h${BAR.width}v${BAR.height}H0z`
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BAR.width} ${BAR.height}`}
      preserveAspectRatio="none"
      className={className}
    >
      <path fill={hex} d={outline} />
      {metallic && <path fill={BAR_LIGHT} d={outline} />}
    </svg>
  )
}

type BarProps = SwatchBar & { className: string }
