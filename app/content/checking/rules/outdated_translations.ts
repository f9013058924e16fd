import type { Rule, WrittenRecord } from '#content/checking/check_context'
import { firstNames } from '#content/checking/first_names'

/** Texts that were translated from what their source said before. */
export const outdatedTranslations: Rule = {
  name: 'outdated-translation',
  *check({ records }) {
    for (const record of records) {
      for (const [locale, names] of record.outdated) {
        const file = record.files.get(locale)
        if (!file || names.length === 0) continue
        yield {
          severity: 'warning',
          file: file.path,
          line: 1,
          column: 1,
          message: `the source has changed since these were translated: ${firstNames(names)}`,
          remedy: `"content:translations ${locale} ${nameOf(record)}" shows what has changed, and with --accept notes that they fit.`,
        }
      }
    }
  },
}

/** As `content:translations` asks for it: a page by its key, another record by its folder. */
function nameOf({ folder, name }: WrittenRecord): string {
  if (folder === 'pages') return name.replace(/\/index$/, '').replaceAll('/', '.')
  return [folder, name].filter(Boolean).join('/')
}
