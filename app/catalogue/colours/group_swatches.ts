import type { CatalogueContent, Colour, Decor } from '#catalogue/catalogue_queries'
import { foilsOf } from '#catalogue/choice/group_choice'
import { type DecorProps, type Swatch, toDecor, toSwatch } from '#catalogue/colours/swatches'
import type { Profile } from '#catalogue/profile_queries'
import type { PageContext } from '#content/pages/context'
import { swatchName } from '#shared/article_choice'

/** A colour of a group; a foil with the decor that is available in the same articles. */
type GroupSwatch = Swatch & { decor?: Pick<Decor, 'id' | 'code'> }

/** Returns the colours of a group, and the decors that are no foil of it. */
export function toSwatches(
  { profiles, palette, colours, decors }: FoundSwatches,
  context: PageContext
): { colours: GroupSwatch[]; decors: DecorProps[] } {
  const foils = foilsOf(profiles, palette)
  const foilOf = ({ id }: Decor) => foils.get(swatchName('decor', id))
  return {
    colours: colours.map((colour) => {
      const decor = decors.find((each) => foilOf(each) === swatchName('colour', colour.id))
      const swatch = toSwatch(colour, context)
      return decor ? { ...swatch, decor: { id: decor.id, code: decor.code } } : swatch
    }),
    decors: decors
      .filter((decor) => foilOf(decor) === undefined)
      .map((decor) => toDecor(decor, context.image(decor.image), context)),
  }
}

type FoundSwatches = {
  profiles: readonly Profile[]
  palette: Pick<CatalogueContent, 'colours' | 'decors'>
  colours: readonly Colour[]
  decors: readonly Decor[]
}
