import { z } from 'zod'
import { articlesIn } from '#catalogue/articles'
import type { CatalogueContent } from '#catalogue/catalogue_queries'
import type { Profile } from '#catalogue/profile_queries'
import { LONGEST_ENTRY, millimetresIn } from '#catalogue/typed_size'
import {
  type ArticleChoice,
  type ChoosableArticle,
  resolveChoice,
  swatchName,
} from '#shared/article_choice'

/** The URL parameters of a choice: `?h=12&article=10102&colour=silver_matt&length=270`. */
export const choiceParameters = z.object({
  /** The height of the covering, as typed: "12", "8,5 mm". A text without a size is ignored. */
  h: z
    .string()
    .max(LONGEST_ENTRY)
    .transform((typed) => ({ text: typed.trim(), millimetres: millimetresIn(typed.trim()) }))
    .refine(({ millimetres }) => millimetres !== undefined)
    .optional()
    .catch(undefined),
  article: z
    .string()
    .regex(/^\d{5}$/)
    .optional()
    .catch(undefined),
  /** The id of a colour, or `decor-` and the id of a decor. */
  colour: z
    .string()
    .regex(/^(decor-)?[a-z\d_]+$/)
    .optional()
    .catch(undefined),
  /** In centimetres. */
  length: z.coerce.number().int().positive().max(9999).optional().catch(undefined),
})

type ChoiceParameters = z.output<typeof choiceParameters>

/** The colours and decors of a group's articles. */
type Swatches = Pick<CatalogueContent, 'colours' | 'decors'>

/**
 * Resolves the choice in a URL. A decor that is a foil of the group too counts as the foil, so that
 * a surface of one name is one choice.
 */
export function chosenOf(
  profiles: readonly Profile[],
  content: Swatches,
  { h, article, colour, length }: ChoiceParameters
): ArticleChoice {
  const foils = foilsOf(profiles, content)
  return resolveChoice(toChoosable(profiles, content), {
    height: h?.millimetres,
    article,
    colour: colour && (foils.get(colour) ?? colour),
    length,
  })
}

/** Returns articles as far as a choice depends on them, with each foil and its decor as one. */
function toChoosable(profiles: readonly Profile[], content: Swatches): ChoosableArticle[] {
  const foils = foilsOf(profiles, content)
  return profiles.map(({ article_number, floor_height, lengths, colours, decors }) => ({
    article_number,
    floor_height,
    lengths,
    swatches: [
      ...colours.map((id) => swatchName('colour', id)),
      ...decors.map((id) => swatchName('decor', id)).filter((name) => !foils.has(name)),
    ],
  }))
}

/**
 * Returns the decors of a group that are available as a foil in the same articles: the name of the
 * foil's colour by the name of the decor.
 */
function foilsOf(
  profiles: readonly Profile[],
  { colours }: Pick<Swatches, 'colours'>
): ReadonlyMap<string, string> {
  const ids = new Set(profiles.flatMap((profile) => profile.colours))
  return new Map(
    [...ids].flatMap((id): [string, string][] => {
      const decor = colours.get(id)?.decor
      if (!decor) return []
      const ofDecor = articlesIn('decors', decor, profiles)
      return ofDecor.join() === articlesIn('colours', id, profiles).join()
        ? [[swatchName('decor', decor), swatchName('colour', id)]]
        : []
    })
  )
}
