import i18nManager from '@adonisjs/i18n/services/main'
import type { Locale } from '#shared/locales'
import type { MessageKey } from '#shared/messages'

/** Says an interface text in a language. */
export function say(locale: Locale, key: MessageKey, args: Record<string, string | number> = {}) {
  return i18nManager.locale(locale).t(key, args)
}
