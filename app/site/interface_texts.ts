import i18nManager from '@adonisjs/i18n/services/main'
import { FALLBACK_LOCALE, type Locale } from '#shared/locales'
import type { Messages } from '#shared/messages'
import { compileMessage } from '#site/compile_message'

/** The texts that components use; all others stay on the server. */
const CLIENT_KEYS =
  /^(global(?!\.meta)|blocks|contact(?!\.api)|forms|map|media|newsletter|errors\.(invalid_response|offline))\./

const compiled = new Map<Locale, Messages>()

/**
 * The interface texts that React needs, compiled so that the browser needs no ICU parser. What a
 * language lacks stands in English (specification §9).
 */
export function clientMessages(locale: Locale): Messages {
  let messages = compiled.get(locale)
  if (!messages) {
    const texts = {
      ...i18nManager.getTranslationsFor(FALLBACK_LOCALE),
      ...i18nManager.getTranslationsFor(locale),
    }
    messages = Object.fromEntries(
      Object.entries(texts)
        .filter(([key]) => CLIENT_KEYS.test(key))
        .map(([key, text]) => [key, compileMessage(text)])
    )
    compiled.set(locale, messages)
  }
  return messages
}
