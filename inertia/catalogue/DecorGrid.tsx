import type { DecorProps } from '#catalogue/colours/swatches'
import type { Thumbnail } from '#media/pictures/thumbnail'
import { swatchAnchor } from '#shared/anchors'
import { SwatchLinks, type SwatchTargets } from '~/catalogue/SwatchLinks'
import { SwatchPictures, WITH_ROOM_PICTURE } from '~/catalogue/SwatchPictures'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'

/**
 * A grid of decors as large squares, with name, number and carrier material. On the page of all
 * decors each has a picture of a room beside it, and a download of its seamless texture for
 * renderings.
 */
export function DecorGrid({ decors, group }: DecorGridProps) {
  const t = useText()
  const hasRooms = decors.some(({ room }) => room)
  const columns = hasRooms
    ? WITH_ROOM_PICTURE.columns
    : 'grid-cols-2 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4'
  return (
    <ul className={`grid gap-x-4 gap-y-8 ${columns}`}>
      {decors.map((decor) => (
        <li key={decor.id} id={swatchAnchor('decor', decor.id)}>
          <SwatchPictures {...decor} sizes={hasRooms ? WITH_ROOM_PICTURE.sizes : SIZES} />
          <p className="mt-3 font-semibold" lang={langOf(decor, 'title')}>
            {decor.title}
          </p>
          <p className="text-sm text-steel">{`${decor.code}, ${decor.group}`}</p>
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
                <span>{t('catalogue.ui.texture')}</span>
                <span className="sr-only">{` ${decor.title}`}</span>
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

const SIZES = '(width >= 80rem) 23vw, (width >= 48rem) 30vw, 45vw'

type DecorGridProps = {
  decors: readonly (DecorProps & SwatchTargets & { room?: Thumbnail })[]
  /** The key of the page's product group. */
  group?: string
}
