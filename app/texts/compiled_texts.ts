import i18nManager from '@adonisjs/i18n/services/main'
import { FALLBACK_LOCALE, type Locale } from '#shared/locales'
import type { Message } from '#shared/messages'
import { compileMessage } from '#texts/compile_message'

/** The texts of a language in the order of their keys, and the messages compiled so far. */
type CompiledTexts = {
  keys: string[]
  texts: Record<string, string>
  messages: Map<string, Message>
}

/** Compiled messages by the loaded texts. */
const compiled = new WeakMap<object, CompiledTexts>()

/**
 * The keys of all texts, sorted: the order in which files are loaded varies, but a page has the same
 * bytes after each start.
 */
export function textKeys(locale: Locale): readonly string[] {
  return textsOf(locale).keys
}

/** The compiled message of a key; missing texts are in English (specification §9). */
export function compiledText(locale: Locale, key: string): Message | undefined {
  const { texts, messages } = textsOf(locale)
  const known = messages.get(key)
  const text = texts[key]
  if (known !== undefined || text === undefined) return known
  const message = compileMessage(text)
  messages.set(key, message)
  return message
}

function textsOf(locale: Locale): CompiledTexts {
  const own = i18nManager.getTranslationsFor(locale)
  let found = compiled.get(own)
  if (!found) {
    const texts = { ...i18nManager.getTranslationsFor(FALLBACK_LOCALE), ...own }
    found = { keys: Object.keys(texts).toSorted(), texts, messages: new Map() }
    compiled.set(own, found)
  }
  return found
}
