import { FALLBACK_LOCALE, type Locale } from '#shared/locales'
import type { Messages } from '#shared/messages'
import { compiledText, textKeys } from '#texts/compiled_texts'

/** Texts that components of every page use, and texts of groups that are sent once per language. */
const EVERYWHERE = [
  'catalogue.ui.motion',
  'catalogue.ui.true_size',
  'global.',
  'media.',
  'newsletter.title',
  'errors.invalid_response.',
  'errors.offline.',
  'errors.server.',
  'errors.block',
]

/** Texts below `EVERYWHERE` that only some components use: what has such a component sends them. */
const OF_COMPONENTS = ['global.catalogue.families', 'global.components.']

/** Texts of the toast, which is shown in English only (specification §2 "Toast"). */
const OF_TOAST = ['global.toast.']

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

/** Texts of the newsletter form, sent with it. */
export const FORM_TEXTS = ['newsletter.', 'forms.']

/** The messages of every page, by the list of keys, which changes when texts are reloaded. */
const everywhere = new WeakMap<readonly string[], Messages>()

/** The messages that every page sends to the browser. */
export function clientMessages(locale: Locale): Messages {
  const keys = textKeys(locale)
  const except = locale === FALLBACK_LOCALE ? OF_COMPONENTS : [...OF_COMPONENTS, ...OF_TOAST]
  const messages = everywhere.get(keys) ?? messagesBelow(EVERYWHERE, locale, except)
  everywhere.set(keys, messages)
  return messages
}

/**
 * The compiled messages of keys, and of all keys below a prefix that ends with a dot. The browser
 * needs no ICU parser. Missing texts are in English (specification §9).
 */
export function messagesBelow(
  prefixes: readonly string[],
  locale: Locale,
  except: readonly string[] = []
): Messages {
  return Object.fromEntries(
    textKeys(locale)
      .filter((key) => isBelow(prefixes, key) && !isBelow([...SERVER_ONLY, ...except], key))
      .map((key) => [key, compiledText(locale, key) ?? key])
  )
}

function isBelow(prefixes: readonly string[], key: string): boolean {
  return prefixes.some((prefix) => (prefix.endsWith('.') ? key.startsWith(prefix) : key === prefix))
}
