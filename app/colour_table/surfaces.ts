import type { CatalogueContent, Colour, Decor } from '#catalogue/catalogue_queries'
import type { Cielab } from '#catalogue/colours/cielab'
import { isMetallic } from '#catalogue/colours/finishes'
import type { Closeness } from '#colour_match/colour_match'
import { contrastOf } from '#contrast/contrast'
import { swatchAnchor } from '#shared/anchors'
import { rounded } from '#shared/numbers'

/** A floor, or the finish of a profile. */
export type Surface = {
  kind: 'colour' | 'decor'
  id: string
  /** The number and title. */
  title: string
  lang?: string
  /** Its name in the URL of the contrast checker. */
  anchor: string
  /** Its colour on a screen, shown where it has no texture. */
  hex: string
  /** The file of its texture. */
  image?: string
  lrv: number
  lab: Cielab
  isMetallic: boolean
}

/** The compared surfaces, from left to right. */
export type ChosenSurfaces = { floor: Surface; finish: Surface; floor2: Surface }

/** The differences of two surfaces: K from 0 to 1, and ΔE 2000 with one decimal. */
export type Pair = { one: Surface; other: Surface; k: number; delta: number; closeness: Closeness }

/** Returns a decor as a floor or a finish. */
export function decorSurface(decor: Decor): Surface {
  return { ...surfaceOf('decor', decor), image: decor.image }
}

/** Returns a colour as a finish; a foil has the texture of its decor. */
export function colourSurface(colour: Colour, { decors }: CatalogueContent): Surface {
  const texture = colour.decor === null ? undefined : decors.get(colour.decor)?.image
  return { ...surfaceOf('colour', colour), image: texture, isMetallic: isMetallic(colour) }
}

function surfaceOf(kind: Surface['kind'], record: Colour | Decor): Surface {
  const { id, code, title, lang, hex, lrv, lab } = record
  return {
    kind,
    id,
    title: `${code} ${title}`,
    lang: lang?.title,
    anchor: swatchAnchor(kind, id),
    hex,
    lrv,
    lab,
    isMetallic: false,
  }
}

/** Returns the surface of a name in the URL. */
export function findSurface(
  name: string | undefined,
  content: CatalogueContent
): Surface | undefined {
  const colour = content.colours.get(name ?? '')
  if (colour) return colourSurface(colour, content)
  const [, id = ''] = /^decor-(.+)$/.exec(name ?? '') ?? []
  const decor = content.decors.get(id)
  return decor && decorSurface(decor)
}

/**
 * Returns each pair of neighbours, and the two floors unless they are the same. Both values are for
 * daylight; in other light they may differ (metamerism).
 */
export async function pairsOf({ floor, finish, floor2 }: ChosenSurfaces): Promise<Pair[]> {
  const { closenessOf, deltaE } = await import('#colour_match/colour_match')
  const pairs: [Surface, Surface][] = [
    [floor, finish],
    [finish, floor2],
    [floor, floor2],
  ]
  return pairs.slice(0, floor.id === floor2.id ? 1 : undefined).map(([one, other]) => {
    const { k } = contrastOf(one.lrv, other.lrv)
    const delta = rounded(deltaE(one.lab, other.lab), 1)
    return { one, other, k, delta, closeness: closenessOf(delta) }
  })
}
