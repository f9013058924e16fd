import { catalogueContent } from '#catalogue/catalogue_queries'
import { chosenSurface } from '#catalogue/choice/group_choice'
import { findFamilies } from '#catalogue/families'
import { findGroupsByKey } from '#catalogue/groups'
import { findProfiles } from '#catalogue/profile_queries'
import { parentKey } from '#content/pages/urls'
import { findImages } from '#media/pictures/image_queries'
import { describeSocialImage, type SocialImage } from '#media/social_images/social_image'
import type { Locale } from '#shared/locales'

/** A link preview: its composition, the published picture in it, and a name with its version. */
export type ColourPreview = { name: string; composition: SocialImage; picture: string }

/**
 * Returns the link preview of a product group in a colour or decor of the URL; undefined if there
 * is no such group, or no picture of it in that colour.
 */
export async function findColourPreview(
  key: string,
  locale: Locale,
  colour: string
): Promise<ColourPreview | undefined> {
  const [group] = (await findGroupsByKey(locale, [key])).pages
  if (!group) return undefined
  const profiles = await findProfiles([key])
  const chosen = chosenSurface(group.data.image, profiles, await catalogueContent(locale), colour)
  const image = chosen && (await findImages([chosen.picture], locale)).get(chosen.picture)
  if (!image) return undefined
  const family = (await findFamilies(locale)).pages.find((each) => each.key === parentKey(key))
  const url = image.conversion_urls.lg ?? image.original_url
  const composition: SocialImage = {
    title: group.data.title,
    topline: family?.data.title ?? '',
    shows: { file: chosen.picture, hash: url, crop: null },
  }
  const { original_url } = describeSocialImage(chosen.name, composition)
  return { name: basename(original_url), composition, picture: basename(url) }
}

function basename(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}
