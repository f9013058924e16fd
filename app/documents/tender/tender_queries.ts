import { findAccessoriesOf } from '#catalogue/accessories/accessory_queries'
import { catalogueContent } from '#catalogue/catalogue_queries'
import { findFamilies } from '#catalogue/families'
import { findGroupsByKey } from '#catalogue/groups'
import { findProfiles } from '#catalogue/profile_queries'
import { registry } from '#content/pages/registry'
import { parentKey } from '#content/pages/urls'
import { type TenderText, toTenderText } from '#documents/tender/tender_text'
import type { TenderedChoice, TenderLocale } from '#shared/group_files'

/** A group with the tender texts of its articles, in the order of its file. */
export type Tender = { title: string; texts: TenderText[] }

/**
 * Returns the tender texts of a group; undefined if the group is not shown.
 *
 * @param chosen the texts of articles that are available in its colour name no other; likewise those
 *   of articles that can be fixed in its way
 */
export async function findTender(
  key: string,
  locale: TenderLocale,
  chosen: TenderedChoice
): Promise<Tender | undefined> {
  const groups = await findGroupsByKey(locale, [key])
  const [group] = groups.pages
  if (!group) return undefined
  const { title, applications, inserts } = group.data
  const families = await findFamilies(locale)
  const family = families.pages.find((each) => each.key === parentKey(key))
  const { name: maker } = await registry().frame(locale)
  const palette = await catalogueContent(locale)
  const accessories = await findAccessoriesOf(key)
  const noun = family?.data.noun ?? title
  const tendered = { noun, title, applications, inserts, accessories, maker }
  const profiles = await findProfiles([key])
  return {
    title,
    texts: profiles.map((profile) =>
      toTenderText(profile, { ...tendered, ...chosen }, palette, locale)
    ),
  }
}
