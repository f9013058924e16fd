import type { WithLang } from '#content/schema/with_lang'
import type { Locale } from '#shared/locales'

/**
 * Returns the language of a text that is not in the page's language, for the `lang` attribute.
 *
 * @param entry an object with texts; its `lang` has the languages of those not in the page's
 *   language
 * @param field the name of the text
 * @returns undefined for a text in the page's language
 * @example <h2 lang={langOf(group, 'title')}>{group.title}</h2>
 */
export function langOf<Entry extends WithLang>(
  entry: Entry,
  field: Exclude<keyof Entry & string, 'lang'>
): Locale | undefined {
  return entry.lang?.[field]
}
