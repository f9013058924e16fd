import { proseOf, type Rule, warning } from '#content/checking/check_context'
import type { Locale } from '#shared/locales'
import { QUOTES } from '#shared/quotes'

/** After a digit, straight marks mean inches and feet. */
const DOUBLE = /(?<!\d)"/g
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})/gu
const SINGLE = /(?<![\p{L}\p{N}])'(?=\p{L})/gu

/** The quotation marks of all languages. ’ is an apostrophe as well. */
const ANY_QUOTE = /[„“”«»‚‘‹›]/gu

/**
 * Single quotation marks for nested quotations; they may also mark an omitted letter at the start
 * of a word.
 */
const INNER: Partial<Record<Locale, string>> = { de: '‚‘', en: '‘', nl: '‘' }

/** Finds straight quotation marks and apostrophes, and quotation marks of other languages. */
export const quotes: Rule = {
  name: 'quotes',
  *check(site) {
    for (const text of proseOf(site)) {
      const quoted = [...text.prose.matchAll(DOUBLE), ...text.prose.matchAll(SINGLE)][0]
      const remedy = `Write ${QUOTES[text.locale]}.`
      if (quoted) {
        const message = `the quotation mark ${quoted[0]} is straight`
        yield warning(text.placeOf(quoted.index), message, remedy)
      }
      const own = QUOTES[text.locale] + (INNER[text.locale] ?? '')
      const foreign = [...text.prose.matchAll(ANY_QUOTE)].find(([mark]) => !own.includes(mark))
      if (foreign) {
        const message = `the quotation mark ${foreign[0]} is another language’s`
        yield warning(text.placeOf(foreign.index), message, remedy)
      }
      const [apostrophe] = text.prose.matchAll(APOSTROPHE)
      if (apostrophe) {
        yield warning(text.placeOf(apostrophe.index), "the apostrophe ' is straight", 'Write ’.')
      }
    }
  },
}
