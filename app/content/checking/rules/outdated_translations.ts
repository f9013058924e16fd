import { type Rule, type WrittenRecord, warning } from '#content/checking/check_context'
import { listNames } from '#content/checking/rules/missing_translations'
import { pageKeyOf } from '#content/loading/content_files'
import { startOf } from '#content/loading/problems'

/** Finds translations whose source text has changed since. */
export const outdatedTranslations: Rule = {
  name: 'outdated-translation',
  *check({ records }) {
    for (const record of records) {
      for (const [locale, names] of record.outdated) {
        const file = record.files.get(locale)
        if (!file || names.length === 0) continue
        yield warning(
          startOf(file.path),
          `the source has changed since these were translated: ${listNames(names)}`,
          `"content:translations ${locale} ${nameOf(record)}" shows what has changed, and with --accept notes that they fit.`
        )
      }
    }
  },
}

/**
 * The name as `content:translations` expects it: the key of a page, the folder of any other record.
 */
function nameOf({ folder, name }: WrittenRecord): string {
  if (folder === 'pages') return pageKeyOf(name)
  return [folder, name].filter(Boolean).join('/')
}
