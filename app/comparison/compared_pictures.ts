import { findSwatch, type Swatches } from '#catalogue/choice/group_choice'
import type { Profile } from '#catalogue/profile_queries'
import type { PageContext } from '#content/pages/context'
import { type Thumbnail, toThumbnail } from '#media/pictures/thumbnail'
import { tintFile } from '#media/pictures/tinting/tinted_picture'
import { swatchNames } from '#shared/article_choice'
import type { Locale } from '#shared/locales'

type ComparedColour = {
  /** Its name in the URL. */
  name: string
  /** Its order number and title. */
  title: string
  lang?: Locale
}

/** Returns the colour or decor of a name in the URL; undefined if there is none. */
export function comparedColour(
  name: string | undefined,
  content: Swatches
): ComparedColour | undefined {
  const found = name === undefined ? undefined : findSwatch(name, content)
  return name !== undefined && found
    ? { name, title: `${found.code} ${found.title}`, lang: found.lang?.title }
    : undefined
}

/**
 * Returns a product's picture in a colour or decor; undefined if it is not available in it.
 *
 * @param image the file of its group's picture
 */
export function comparedPicture(
  image: string | undefined,
  profiles: readonly Pick<Profile, 'colours' | 'decors'>[],
  colour: ComparedColour | undefined,
  context: PageContext
): Thumbnail | undefined {
  if (!image || !colour) return undefined
  const isAvailable = profiles.some((profile) => swatchNames(profile).includes(colour.name))
  const picture = isAvailable ? context.findImage(tintFile(image, colour.name)) : undefined
  return picture && toThumbnail(picture, 'alt')
}
