import type { Locale } from '#shared/locales'
import { perLocale } from '#shared/per_locale'

/** All interface texts by file; the English files define the keys of every language. */
type Catalogue = {
  adviser: typeof import('../../resources/lang/en/adviser.json')
  blocks: typeof import('../../resources/lang/en/blocks.json')
  catalogue: typeof import('../../resources/lang/en/catalogue.json')
  colour_match: typeof import('../../resources/lang/en/colour_match.json')
  colour_table: typeof import('../../resources/lang/en/colour_table.json')
  comparison: typeof import('../../resources/lang/en/comparison.json')
  contact: typeof import('../../resources/lang/en/contact.json')
  contrast: typeof import('../../resources/lang/en/contrast.json')
  drawings: typeof import('../../resources/lang/en/drawings.json')
  errors: typeof import('../../resources/lang/en/errors.json')
  forms: typeof import('../../resources/lang/en/forms.json')
  global: typeof import('../../resources/lang/en/global.json')
  mails: typeof import('../../resources/lang/en/mails.json')
  map: typeof import('../../resources/lang/en/map.json')
  material_list: typeof import('../../resources/lang/en/material_list.json')
  media: typeof import('../../resources/lang/en/media.json')
  newsletter: typeof import('../../resources/lang/en/newsletter.json')
  records: typeof import('../../resources/lang/en/records.json')
  search: typeof import('../../resources/lang/en/search.json')
  solid: typeof import('../../resources/lang/en/solid.json')
}

type Keys<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Keys<Tree[Key]>}`
}[keyof Tree & string]

/** The key of an interface text, for example `global.navigation.overview`. */
export type TextKey = Keys<Catalogue>

export type Translate = (key: TextKey, args?: Record<string, string | number>) => string

/** A key prefix of several interface texts, for example `global.navigation.`. */
type Prefix<Key extends string> = Key extends `${infer First}.${infer Rest}`
  ? `${First}.` | `${First}.${Prefix<Rest>}`
  : never

export type TextSelector = TextKey | Prefix<TextKey>

/**
 * A compiled ICU message: its text, or its parts in order. A part is a text, `0` for the number of
 * the surrounding plural, the name of an argument, or a choice between messages.
 */
export type Message = string | MessagePart[]
export type MessagePart =
  | string
  | 0
  | [argument: string]
  | [argument: string, kind: 'plural' | 'select', options: Record<string, Message>]

/** Compiled messages by key. */
export type Messages = Record<string, Message>

const pluralRules = perLocale((locale) => new Intl.PluralRules(locale))

/**
 * Formats a compiled message.
 *
 * @param locale selects plural forms
 * @param number the value of `#` inside a plural
 */
export function formatMessage(
  message: Message,
  args: Record<string, string | number>,
  locale: Locale,
  number?: number
): string {
  if (typeof message === 'string') return message
  return message
    .map((part) => {
      if (part === 0) return String(number)
      if (typeof part === 'string') return part
      const [name, kind, options] = part
      const value = args[name]
      if (!options) return String(value)

      const form = kind === 'plural' ? pluralRules(locale).select(Number(value)) : value
      const option = options[`=${value}`] ?? options[form] ?? options.other
      return formatMessage(option, args, locale, kind === 'plural' ? Number(value) : number)
    })
    .join('')
}
