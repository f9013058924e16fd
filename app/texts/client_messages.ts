import i18nManager from '@adonisjs/i18n/services/main'
import { FALLBACK_LOCALE, type Locale } from '#shared/locales'
import type { Messages } from '#shared/messages'
import { compileMessage } from '#texts/compile_message'

/** The texts that components of every page use. */
const EVERYWHERE = [
  'global.',
  'media.',
  'newsletter.title',
  'errors.invalid_response.',
  'errors.offline.',
  'errors.server.',
  'errors.block',
]

/** Texts that stay on the server. */
const SERVER_ONLY = [
  'global.meta.',
  'contact.api.',
  'forms.refused.',
  'mails.',
  'newsletter.confirmed',
  'newsletter.invalid',
  'newsletter.step.',
]

/** The texts of the newsletter's form, which travel with it. */
export const FORM_TEXTS = ['newsletter.', 'forms.']

const compiled = new Map<string, Messages>()

/** The texts that React needs on every page. */
export function clientMessages(locale: Locale): Messages {
  return messagesBelow(EVERYWHERE, locale)
}

/**
 * The texts whose keys start with one of some prefixes, compiled so that the browser needs no ICU
 * parser. What a language lacks stands in English (specification §9).
 */
export function messagesBelow(prefixes: readonly string[], locale: Locale): Messages {
  const name = [locale, ...prefixes].join()
  let messages = compiled.get(name)
  if (!messages) {
    const texts = {
      ...i18nManager.getTranslationsFor(FALLBACK_LOCALE),
      ...i18nManager.getTranslationsFor(locale),
    }
    messages = Object.fromEntries(
      Object.entries(texts)
        .filter(([key]) => isBelow(prefixes, key) && !isBelow(SERVER_ONLY, key))
        .map(([key, text]) => [key, compileMessage(text)])
    )
    compiled.set(name, messages)
  }
  return messages
}

function isBelow(prefixes: readonly string[], key: string): boolean {
  return prefixes.some((prefix) => key.startsWith(prefix))
}
