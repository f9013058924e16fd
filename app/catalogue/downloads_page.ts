import { z } from 'zod'
import { findFamilies } from '#catalogue/families'
import { findGroups } from '#catalogue/groups'
import { definePage } from '#content/pages/define_page'
import { parentKey } from '#content/pages/page_keys'

/** Everything to take away: the data sheets of all product groups, by family, and its own blocks. */
export const rootDownloads = definePage({
  texts: ['catalogue.data.'],
  data: z.strictObject({}).default({}),
  async query({ locale }) {
    const families = await findFamilies(locale)
    const groups = await findGroups(locale, {})
    return { families: families.pages, groups: groups.pages, lookups: {} }
  },
  toProps: (_, context, { families, groups }) => ({
    sheets_title: context.t('catalogue.datasheet.all'),
    families: families
      .map(({ key, data }) => ({
        key,
        title: data.title,
        lang: data.lang,
        sheets: groups
          .filter((group) => parentKey(group.key) === key)
          .map((group) => ({
            key: group.key,
            title: group.data.title,
            lang: group.data.lang,
          })),
      }))
      .filter((family) => family.sheets.length > 0),
  }),
})
