import type { Locale } from '#shared/locales'
import { formatMessage, type TextKey, type Translate } from '#shared/messages'
import { compiledText } from '#texts/compiled_texts'

/** Gives the interface texts of a language (resources/lang); what it lacks is in English. */
export function translator(locale: Locale): Translate {
  return (key, args) => translate(locale, key, args)
}

/** Gives one interface text in a language. */
export function translate(
  locale: Locale,
  key: TextKey,
  args: Record<string, string | number> = {}
): string {
  return formatMessage(compiledText(locale, key) ?? key, args, locale)
}
