import type { PageTranslation } from '#content/loading/page_reader'
import type { Reading } from '#content/loading/reading'

/**
 * Warns of each link to a page that is a draft in all languages. Until it is published, a link in a
 * text is shown as plain words, and lists and menus omit it. Links between drafts are allowed.
 */
export function warnOfDrafts(
  translations: readonly PageTranslation[],
  { links, problems }: Reading
) {
  const drafts = translations.filter(({ draft }) => draft)
  if (drafts.length === 0) return
  const published = new Set(translations.flatMap(({ key, draft }) => (draft ? [] : [key])))
  const files = new Set(drafts.map(({ origin }) => origin(['path']).file))
  const keys = new Set<unknown>(drafts.map(({ key }) => key).filter((key) => !published.has(key)))
  for (const { kind, key, path, origin } of links.all) {
    if (kind !== 'route' || !keys.has(key)) continue
    const place = origin(path)
    if (files.has(place.file)) continue
    problems.warning(
      place,
      `the page "${key}" is a draft, so nothing leads there until it is published`,
      'Publish both together, or take the link out.'
    )
  }
}
