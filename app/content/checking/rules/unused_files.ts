import { linksOf, type Rule, warning } from '#content/checking/check_context'
import { startOf } from '#content/loading/problems'
import { didYouMean } from '#content/schema/nearest'
import { isLocale, LOCALES } from '#shared/locales'

/** Finds pictures and files that no content uses, and interface texts of unknown languages. */
export const unusedFiles: Rule = {
  name: 'unused-file',
  *check(site) {
    for (const folder of site.textFolders.filter((each) => !isLocale(each))) {
      yield warning(
        startOf(`resources/lang/${folder}`),
        `"${folder}" is no language of the site`,
        `${didYouMean(folder, LOCALES)}Remove the folder, or add the language (docs/developing.md).`
      )
    }
    if (!site.isValid) return

    const used = new Set(linksOf(site).map(({ key }) => key))
    const described = new Set(site.pictures.map(({ file }) => file))
    for (const file of site.media.filter((each) => !used.has(each))) {
      const start = startOf(`resources/media/${file}`)
      if (described.has(file)) {
        const message = 'no content shows this picture, which resources/content/images describes'
        yield { ...start, severity: 'note', message, remedy: 'Keep it for later, or remove both.' }
      } else yield warning(start, 'no content uses this file', 'Use it, or remove it.')
    }
  },
}
