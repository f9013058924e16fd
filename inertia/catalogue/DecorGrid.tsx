import type { DecorProps } from '#catalogue/swatches'
import type { BriefImage } from '#media/brief_image'
import { swatchAnchor } from '#shared/catalogue_anchors'
import { SwatchLinks, type SwatchTargets } from '~/catalogue/SwatchLinks'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { Picture } from '~/media/Picture'

/**
 * Decors as large squares, with name, number and what they are put on. On the page of all decors a room
 * stands beside each, and its picture can be saved: a tile without seams, for a planner's rendering.
 */
export function DecorGrid({ decors, group }: DecorGridProps) {
  const t = useText()
  const hasRooms = decors.some(({ room }) => room)
  const columns = hasRooms
    ? 'md:grid-cols-2 xl:grid-cols-3'
    : 'grid-cols-2 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4'
  return (
    <ul className={`grid gap-x-4 gap-y-8 ${columns}`}>
      {decors.map((decor) => (
        <li key={decor.id} id={swatchAnchor('decor', decor.id)}>
          <div className={decor.room && 'grid grid-cols-2'}>
            {[decor.image, decor.room].map(
              (image) =>
                image && (
                  <Picture
                    key={image.original_url}
                    image={image}
                    decorative
                    sizes={hasRooms ? ROOM_SIZES : SIZES}
                    className="aspect-square w-full border border-hairline object-cover"
                  />
                )
            )}
          </div>
          <p className="mt-3 font-semibold" lang={langOf(decor, 'title')}>
            {decor.title}
          </p>
          <p className="text-sm text-steel">
            {decor.code}, {decor.group}
          </p>
          <p className="text-sm text-steel">{decor.material}</p>
          <SwatchLinks
            kind="decor"
            swatch={decor}
            group={group}
            articles={decor.articles}
            groups={decor.groups}
          />
          {decor.room && (
            <p className="text-sm">
              <a
                href={decor.image.original_url}
                download={`${decor.code}.jpg`}
                className="text-link inline-block py-1"
              >
                {t('catalogue.ui.texture')}
                <span className="sr-only"> {decor.title}</span>
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

const SIZES = '(width >= 80rem) 23vw, (width >= 48rem) 30vw, 45vw'
const ROOM_SIZES = '(width >= 80rem) 15vw, (width >= 48rem) 23vw, 46vw'

type DecorGridProps = {
  decors: readonly (DecorProps & SwatchTargets & { room?: BriefImage })[]
  /** The key of the page's product group. */
  group?: string
}
