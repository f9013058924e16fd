import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Message, MessagePart } from '#shared/messages'

/** Compiles an ICU message for `formatMessage`. */
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
