import { placeIn, type Rule } from '#content/checking/check_context'
import { patternOf } from '#content/checking/rules/terms'
import { germanPattern } from '#content/loading/terms'

/**
 * Finds trade terms that occur in a German page but whose preferred translation is missing from the
 * translated page. A single text may omit the term, because another text of the page may contain
 * it.
 */
export const preferredTerms: Rule = {
  name: 'preferred-term',
  *check({ records, terms }) {
    const wanted = Array.from(terms, ([locale, { preferred = [] }]) => ({
      locale,
      words: preferred.map((term) => ({
        ...term,
        german: germanPattern(term),
        forms: (term.forms ?? [`${term.use}*`]).map((form) => patternOf(form)),
      })),
    }))
    for (const { source, texts } of records) {
      if (source !== 'de') continue
      const german = new Map(texts.get('de')?.map(({ key, prose }) => [key, prose]))
      for (const { locale, words } of wanted) {
        const translated = texts.get(locale) ?? []
        for (const { term, use, german: inGerman, forms } of words) {
          const place = translated.find(({ key }) => inGerman.test(german.get(key) ?? ''))
          const isSaid = ({ prose }: { prose: string }) =>
            forms.some((form) => prose.search(form) >= 0)
          if (!place || translated.some(isSaid)) continue
          yield {
            severity: 'warning',
            ...placeIn(place, 0),
            message: `the German text says "${term}", and nothing here "${use}"`,
            remedy: 'Use this word, or add the form that stands here to resources/content/terms.',
          }
        }
      }
    }
  },
}
