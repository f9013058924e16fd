import i18nManager from '@adonisjs/i18n/services/main'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { FALLBACK_LOCALE, type Locale } from '#shared/locales'
import type { Message, MessagePart, Messages } from '#shared/messages'

/** The texts that components use; all others stay on the server. */
const CLIENT_KEYS = /^(global(?!\.meta)|contact|newsletter|errors\.(invalid_response|offline))\./

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

/** Turns an ICU message into the form that `formatMessage` reads. */
export function compileMessage(text: string): Message {
  return compact(parse(text).map(compilePart))
}

function compilePart(element: MessageFormatElement): MessagePart {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.argument:
      return [element.value]
    case TYPE.pound:
      return 0
    case TYPE.plural:
    case TYPE.select: {
      const kind = element.type === TYPE.plural ? 'plural' : 'select'
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        compact(option.value.map(compilePart)),
      ])
      return [element.value, kind, Object.fromEntries(options)]
    }
    default:
      throw new Error(
        'Interface texts use arguments, plural and select only: numbers and dates are formatted on the server'
      )
  }
}

function compact(parts: MessagePart[]): Message {
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts
}
