import type { Locale } from '#shared/locales'
import { formatMessage, type TextKey, type Translate } from '#shared/messages'
import { compiledText } from '#texts/compiled_texts'

/**
 * Creates a function that translates the keys of interface texts (resources/lang); missing texts
 * are in English.
 */
export function translator(locale: Locale): Translate {
  return (key, args) => translate(locale, key, args)
}

export function translate(
  locale: Locale,
  key: TextKey,
  args: Record<string, string | number> = {}
): string {
  return formatMessage(compiledText(locale, key) ?? key, args, locale)
}
