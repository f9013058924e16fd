import type { Hit } from '#search/hits'
import { Picture } from '~/media/Picture'
import { Bar } from '~/media/SwatchPicture'

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
  return hit.bar && <Bar {...hit.bar} className={`${className} border border-hairline`} />
}
