import { z } from 'zod'
import { articlesIn } from '#catalogue/articles'
import type { CatalogueContent } from '#catalogue/catalogue_queries'
import { swatchParameter } from '#catalogue/colours/swatches'
import type { Profile } from '#catalogue/profile_queries'
import { typedSize } from '#catalogue/typed_size'
import { FIXINGS } from '#catalogue/vocabulary'
import { urlParameter } from '#content/pages/url_parameter'
import { tintFile } from '#media/pictures/tinting/tinted_picture'
import {
  type ArticleChoice,
  type ChoosableArticle,
  resolveChoice,
  swatchName,
  swatchNames,
} from '#shared/article_choice'
import type { Locale } from '#shared/locales'

/**
 * The URL parameters of a choice: `?h=12&article=10102&colour=silver_matt&length=270`; lists and the
 * adviser add the way of fixing.
 */
export const choiceParameters = z.object({
  /** The height of the covering, as typed: "12", "8,5 mm". */
  h: typedSize,
  article: urlParameter(z.string().regex(/^\d{5}$/)),
  colour: swatchParameter,
  /** In centimetres. */
  length: urlParameter(z.coerce.number().int().positive().max(9999)),
  fixing: urlParameter(z.enum(FIXINGS)),
})

export type ChoiceParameters = z.output<typeof choiceParameters>

/** The colours and decors of a group's articles. */
export type Swatches = Pick<CatalogueContent, 'colours' | 'decors'>

/**
 * Resolves the choice in a URL. A decor that is a foil of the group too counts as the foil, so that
 * a surface of one name is one choice.
 */
export function choiceOf(
  profiles: readonly Profile[],
  content: Swatches,
  { h, article, colour, length, fixing }: ChoiceParameters
): ArticleChoice {
  const foils = foilsOf(profiles, content)
  return resolveChoice(toChoosable(profiles, content), {
    height: h?.millimetres,
    article,
    colour: colour && (foils.get(colour) ?? colour),
    length,
    fixing,
  })
}

/** A colour or decor that a group is made in, and the file of its picture in it. */
export type ChosenSurface = { name: string; title: string; lang?: Locale; picture: string }

/**
 * Returns the colour in an address, without regard to articles and heights; undefined if the group
 * is not made in it.
 */
export function chosenSurface(
  image: string | undefined,
  profiles: readonly Profile[],
  content: Swatches,
  colour: string
): ChosenSurface | undefined {
  const { colour: name } = choiceOf(profiles, content, { colour })
  if (!image || !name) return undefined
  const { lang } = findSwatch(name, content) ?? {}
  return {
    name,
    title: swatchTitle(name, content),
    lang: lang?.title,
    picture: tintFile(image, name),
  }
}

/** Returns the chosen colour and the group's picture in it; undefined without a colour. */
export function chosenTint(
  image: string | undefined,
  { colour }: Pick<ArticleChoice, 'colour'>
): Pick<ChosenSurface, 'name' | 'picture'> | undefined {
  return image && colour ? { name: colour, picture: tintFile(image, colour) } : undefined
}

/** Returns the order number and title of a colour or decor by its name in the URL. */
export function swatchTitle(name: string, content: Swatches): string {
  const found = findSwatch(name, content)
  return found ? `${found.code} ${found.title}` : name
}

/** Returns the colour or decor of a name in the URL; undefined if there is none. */
export function findSwatch(name: string, { colours, decors }: Swatches) {
  const [, decor] = /^decor-(.+)$/.exec(name) ?? []
  return decor ? decors.get(decor) : colours.get(name)
}

/** Returns articles as far as a choice depends on them, with each foil and its decor as one. */
function toChoosable(profiles: readonly Profile[], content: Swatches): ChoosableArticle[] {
  const foils = foilsOf(profiles, content)
  return profiles.map(({ colours, decors, ...profile }) => ({
    ...profile,
    swatches: swatchNames({ colours, decors }).filter((name) => !foils.has(name)),
  }))
}

/**
 * Returns the decors of a group that are available as a foil in the same articles: the name of the
 * foil's colour by the name of the decor.
 */
export function foilsOf(
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
