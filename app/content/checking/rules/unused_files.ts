import { linksOf, type Rule, type RuleProblem } from '#content/checking/check_context'
import { didYouMean } from '#content/schema/nearest'
import { isLocale, LOCALES } from '#shared/locales'

/** Finds pictures and files that no content uses, and interface texts of unknown languages. */
export const unusedFiles: Rule = {
  name: 'unused-file',
  *check(site) {
    for (const folder of site.textFolders.filter((each) => !isLocale(each))) {
      yield {
        ...atStart(`resources/lang/${folder}`),
        message: `"${folder}" is no language of the site`,
        remedy: `${didYouMean(folder, LOCALES)}Remove the folder, or add the language (docs/developing.md).`,
      }
    }
    if (!site.whole) return

    const used = new Set(linksOf(site).map(({ key }) => key))
    const described = new Set(site.pictures.map(({ file }) => file))
    for (const file of site.media.filter((each) => !used.has(each))) {
      const start = atStart(`resources/media/${file}`)
      if (described.has(file)) {
        const message = 'no content shows this picture, which resources/content/images describes'
        yield { ...start, severity: 'note', message, remedy: 'Keep it for later, or remove both.' }
      } else {
        yield { ...start, message: 'no content uses this file', remedy: 'Use it, or remove it.' }
      }
    }
  },
}

function atStart(file: string): Pick<RuleProblem, 'severity' | 'file' | 'line' | 'column'> {
  return { severity: 'warning', file, line: 1, column: 1 }
}
