import i18nManager from '@adonisjs/i18n/services/main'
import type { Locale } from '#shared/locales'
import type { TextKey, Translate } from '#shared/messages'

/** Gives the interface texts of a language (resources/lang); what it lacks is in English. */
export function translator(locale: Locale): Translate {
  const i18n = i18nManager.locale(locale)
  return (key, args = {}) => i18n.t(key, args)
}

/** Gives one interface text in a language. */
export function translate(
  locale: Locale,
  key: TextKey,
  args: Record<string, string | number> = {}
): string {
  return i18nManager.locale(locale).t(key, args)
}
