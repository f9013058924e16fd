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

/** What was compiled of a language's texts, by prefixes: for as long as these texts are the loaded ones. */
const compiled = new WeakMap<object, Map<string, Messages>>()

/** The texts that React needs on every page. */
export function clientMessages(locale: Locale): Messages {
  return messagesBelow(EVERYWHERE, locale)
}

/**
 * The texts whose keys start with one of some prefixes, compiled so that the browser needs no ICU
 * parser. What a language lacks stands in English (specification §9).
 */
export function messagesBelow(prefixes: readonly string[], locale: Locale): Messages {
  const own = i18nManager.getTranslationsFor(locale)
  const kept = compiled.get(own) ?? new Map<string, Messages>()
  compiled.set(own, kept)

  const name = prefixes.join()
  let messages = kept.get(name)
  if (!messages) {
    const texts = { ...i18nManager.getTranslationsFor(FALLBACK_LOCALE), ...own }
    messages = Object.fromEntries(
      Object.entries(texts)
        .filter(([key]) => isBelow(prefixes, key) && !isBelow(SERVER_ONLY, key))
        .map(([key, text]) => [key, compileMessage(text)])
    )
    kept.set(name, messages)
  }
  return messages
}

function isBelow(prefixes: readonly string[], key: string): boolean {
  return prefixes.some((prefix) => key.startsWith(prefix))
}
