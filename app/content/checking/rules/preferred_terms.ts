import { type Prose, type Rule, warning } from '#content/checking/check_context'
import { patternOf } from '#content/checking/rules/terms'
import { germanPattern } from '#content/loading/terms'

/**
 * Finds trade terms that occur in a German page but whose preferred translation is missing from the
 * translated page. A single text may omit the term, because another text of the page may contain
 * it.
 */
export const preferredTerms: Rule = {
  name: 'preferred-term',
  *check({ checked, terms }) {
    const wanted = Array.from(terms, ([locale, { preferred = [] }]) => ({
      locale,
      words: preferred.map((term) => ({
        ...term,
        german: germanPattern(term),
        forms: (term.forms ?? [`${term.use}*`]).map((form) => patternOf(form)),
      })),
    }))
    for (const { source, texts } of checked) {
      if (source !== 'de') continue
      const german = new Map(texts.get('de')?.map(({ key, prose }) => [key, prose]))
      for (const { locale, words } of wanted) {
        const translated = texts.get(locale) ?? []
        for (const { term, use, german: inGerman, forms } of words) {
          const text = translated.find(({ key }) => inGerman.test(german.get(key) ?? ''))
          const hasTerm = ({ prose }: Prose) => forms.some((form) => prose.search(form) >= 0)
          if (!text || translated.some(hasTerm)) continue
          yield warning(
            text.placeOf(0),
            `the German text says "${term}", and nothing here "${use}"`,
            'Use this word, or add the form that stands here to resources/content/terms.'
          )
        }
      }
    }
  },
}
