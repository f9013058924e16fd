import type { DecorProps } from '#catalogue/swatches'
import { swatchAnchor } from '#shared/catalogue_anchors'
import { SwatchLinks, type SwatchTargets } from '~/catalogue/SwatchLinks'
import { langOf } from '~/context/langOf'
import { Picture } from '~/media/Picture'

/** Decors as large squares, with name, number and what they are put on. */
export function DecorGrid({ decors, group }: DecorGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4">
      {decors.map((decor) => (
        <li key={decor.id} id={swatchAnchor('decor', decor.id)}>
          <Picture
            image={decor.image}
            decorative
            sizes="(width >= 80rem) 23vw, (width >= 48rem) 30vw, 45vw"
            className="aspect-square w-full border border-hairline object-cover"
          />
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
        </li>
      ))}
    </ul>
  )
}

type DecorGridProps = {
  decors: readonly (DecorProps & SwatchTargets)[]
  /** The key of the page's product group. */
  group?: string
}
