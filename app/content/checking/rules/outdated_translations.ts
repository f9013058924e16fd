import type { Rule } from '#content/checking/site'

/** How many texts a warning names. */
const NAMED = 5

/** Texts that were translated from what their source said before. */
export const outdatedTranslations: Rule = {
  name: 'outdated-translation',
  *check({ records }) {
    for (const { folder, name, files, outdated } of records) {
      const record = folder === 'pages' ? name.replace(/\/index$/, '').replaceAll('/', '.') : folder
      for (const [locale, names] of outdated) {
        const file = files.get(locale)
        if (!file || names.length === 0) continue
        const more = names.length > NAMED ? `, and ${names.length - NAMED} more` : ''
        yield {
          severity: 'warning',
          file: file.path,
          line: 1,
          column: 1,
          message: `the source has changed since these were translated: ${names.slice(0, NAMED).join(', ')}${more}`,
          remedy: `"content:translations ${locale} ${record}" shows what has changed, and with --accept notes that they fit.`,
        }
      }
    }
  },
}
