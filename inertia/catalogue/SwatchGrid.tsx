import type { Swatch, SwatchBar } from '#catalogue/colours/swatches'
import type { Thumbnail } from '#media/pictures/thumbnail'
import { swatchAnchor } from '#shared/anchors'
import { SwatchLinks, type SwatchTargets } from '~/catalogue/SwatchLinks'
import { SwatchPictures, WITH_ROOM_PICTURE } from '~/catalogue/SwatchPictures'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { BAR, BAR_LIGHT } from '~/ui/BarLight'

/**
 * A grid of colours, with name, number and finish. A colour without a picture is a tall bar; bars
 * of bare metal use the gradient of the page's `BarLight`. On the page of all colours, foils have a
 * picture of a room beside them.
 */
export function SwatchGrid({ colours, group }: SwatchGridProps) {
  const t = useText()
  const hasRooms = colours.some(({ room }) => room)
  return (
    <ul className={`grid gap-x-4 gap-y-8 ${hasRooms ? WITH_ROOM_PICTURE.columns : COLUMNS}`}>
      {colours.map((colour) => (
        <li key={colour.id} id={swatchAnchor('colour', colour.id)}>
          {colour.image && (
            <SwatchPictures
              image={colour.image}
              room={colour.room}
              sizes={hasRooms ? WITH_ROOM_PICTURE.sizes : SIZES}
            />
          )}
          {colour.bar && <Bar {...colour.bar} />}
          <p
            className="mt-3 font-semibold hyphens-auto max-sm:text-sm"
            lang={langOf(colour, 'title')}
          >
            {colour.title}
          </p>
          <p className="text-sm text-steel">
            {[colour.code, colour.ral].filter(Boolean).join(', ')}
          </p>
          <p className="text-sm text-steel">{`${colour.material}, ${colour.surface}`}</p>
          <p className="text-sm text-steel tabular-nums">
            {t('catalogue.ui.lrv', { value: colour.lrv })}
          </p>
          <SwatchLinks
            kind="colour"
            swatch={colour}
            group={group}
            articles={colour.articles}
            groups={colour.groups}
          />
        </li>
      ))}
    </ul>
  )
}

const COLUMNS =
  'grid-cols-2 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-5 xl:grid-cols-6 print:grid-cols-5'
const SIZES = '(width >= 80rem) 14vw, (width >= 64rem) 17vw, (width >= 40rem) 29vw, 43vw'

type SwatchGridProps = {
  colours: readonly (Swatch & SwatchTargets & { room?: Thumbnail })[]
  /** The key of the page's product group. */
  group?: string
}

/** Bare metal has a gloss; coated and wrapped surfaces do not. */
function Bar({ hex, metallic }: SwatchBar) {
  const outline = `M0 0h${BAR.width}v${BAR.height}H0z`
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BAR.width} ${BAR.height}`}
      preserveAspectRatio="none"
      className="block h-40 w-full border border-hairline sm:h-48"
    >
      <path fill={hex} d={outline} />
      {metallic && <path fill={BAR_LIGHT} d={outline} />}
    </svg>
  )
}
