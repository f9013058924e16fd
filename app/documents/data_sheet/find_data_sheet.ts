import { hash } from 'node:crypto'
import { findAccessoriesOf } from '#catalogue/accessories/accessory_queries'
import { catalogueContent } from '#catalogue/catalogue_queries'
import { type ChosenSurface, chosenSurface } from '#catalogue/choice/group_choice'
import { findGroupsByKey } from '#catalogue/groups'
import { findMaker } from '#catalogue/maker'
import { findProfilesWithCrossSections } from '#catalogue/profile_queries'
import { appUrl } from '#config/app'
import { findRouteUrls } from '#content/pages/page_queries'
import { type DataSheet, type SheetPicture, toDataSheet } from '#documents/data_sheet/data_sheet'
import { LAYOUT_DATE } from '#documents/data_sheet/layout'
import { findImages } from '#media/pictures/image_queries'
import { inColour } from '#shared/group_files'
import type { Locale } from '#shared/locales'
import { toDay } from '#texts/days'
import { measuresOf } from '#texts/measures'
import { translator } from '#texts/translate'

/** A data sheet and its version, which is the same on all machines. */
export type FoundDataSheet = {
  sheet: DataSheet
  version: string
  /** The name of the chosen colour in the URL, if the sheet shows it. */
  colour?: string
}

/**
 * Returns the current data sheet of a product group in a language; undefined if there is no such
 * group. The group's texts may be in a fallback language, like those of its page.
 *
 * @param colour the name of a colour or decor in the URL; it is ignored if the group has no picture
 *   in it
 */
export async function findDataSheet(
  key: string,
  locale: Locale,
  colour?: string
): Promise<FoundDataSheet | undefined> {
  const [group] = (await findGroupsByKey(locale, [key])).pages
  if (!group) return undefined
  const { title, text, lang, inserts, installation } = group.data
  const t = translator(locale)
  const profiles = await findProfilesWithCrossSections([key])
  const catalogue = await catalogueContent(locale)
  const chosen = colour && chosenSurface(group.data.image, profiles, catalogue, colour)
  const picture = chosen ? await findPicture(chosen, locale) : undefined
  const page = `${appUrl}${(await findRouteUrls([key], locale)).get(key)}`
  const content = {
    ...toDataSheet(
      {
        title,
        text,
        lang,
        inserts,
        installation,
        accessories: await findAccessoriesOf(key),
        profiles,
      },
      catalogue,
      locale,
      await findMaker(locale),
      t,
      measuresOf(locale)
    ),
    ...(chosen && picture ? { page: inColour(page, chosen.name), picture } : { page }),
  }
  const layout = LAYOUT_DATE.toISOString()
  const modified = group.modified_at ?? ''
  const version = hash('sha256', JSON.stringify(content) + modified + layout).slice(0, 10)
  const { text: date } = toDay((modified || layout).slice(0, 10), locale)
  return {
    sheet: { ...content, issue: t('catalogue.datasheet.issue', { date, version }) },
    version,
    ...(chosen && picture && { colour: chosen.name }),
  }
}

/** Returns the picture of a group in a colour; undefined if it cannot be tinted. */
async function findPicture(
  { picture, title, lang }: ChosenSurface,
  locale: Locale
): Promise<SheetPicture | undefined> {
  const image = (await findImages([picture], locale)).get(picture)
  if (!image) return undefined
  const { width, height, original_url, conversion_urls, custom_properties } = image
  const file = (conversion_urls.lg ?? original_url).slice('/media/'.length)
  const [alt] = Object.values(custom_properties)
  return { file, width, height, alt: alt?.alt ?? title, caption: title, lang }
}
