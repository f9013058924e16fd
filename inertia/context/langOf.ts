import type { WithLang } from '#content/schema/with_lang'
import type { Locale } from '#shared/locales'

/**
 * The language of a text that stands in another one than the page, for the `lang` of its element.
 *
 * @param entry an object with texts; its `lang` names those that are not in the page's language
 * @param field the text's name in it
 * @returns undefined for a text in the page's language, which needs no mark
 * @example <h2 lang={langOf(group, 'title')}>{group.title}</h2>
 */
export function langOf<Entry extends WithLang>(
  entry: Entry,
  field: Exclude<keyof Entry & string, 'lang'>
): Locale | undefined {
  return entry.lang?.[field]
}
