import { z } from 'zod'
import { findDataSheets } from '#catalogue/data_sheet_files'
import { findFamilies } from '#catalogue/families'
import { findGroups } from '#catalogue/groups'
import { definePage } from '#content/pages/define_page'
import { parentKey } from '#content/pages/page_keys'

/** Everything to take away: the data sheets of all product groups, by family, and its own blocks. */
export const rootDownloads = definePage({
  data: z.strictObject({}).default({}),
  async query({ locale }) {
    const families = await findFamilies(locale)
    const groups = await findGroups(locale, {})
    const sheets = await findDataSheets(
      groups.pages.map(({ key }) => key),
      locale
    )
    return {
      families: families.pages,
      groups: groups.pages,
      sheets,
      lookups: { file: [...sheets.values()].map(({ file }) => file) },
    }
  },
  toProps: (_, context, { families, groups, sheets }) => ({
    sheets_title: context.t('catalogue.datasheet.all'),
    families: families
      .map(({ key, data }) => ({
        key,
        title: data.title,
        lang: data.lang,
        sheets: groups
          .filter((group) => parentKey(group.key) === key)
          .flatMap((group) => {
            const sheet = sheets.get(group.key)
            if (!sheet) return []
            return [
              {
                key: group.key,
                title: group.data.title,
                lang: group.data.lang,
                file: context.file(sheet.file),
                file_lang: sheet.lang,
              },
            ]
          }),
      }))
      .filter((family) => family.sheets.length > 0),
  }),
})
