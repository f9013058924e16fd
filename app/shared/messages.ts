import type { Locale } from '#shared/locales'
import { perLocale } from '#shared/per_locale'
import type adviser from '../../resources/lang/en/adviser.json'
import type blocks from '../../resources/lang/en/blocks.json'
import type catalogue from '../../resources/lang/en/catalogue.json'
import type colour_match from '../../resources/lang/en/colour_match.json'
import type colour_table from '../../resources/lang/en/colour_table.json'
import type comparison from '../../resources/lang/en/comparison.json'
import type contact from '../../resources/lang/en/contact.json'
import type contrast from '../../resources/lang/en/contrast.json'
import type drawings from '../../resources/lang/en/drawings.json'
import type errors from '../../resources/lang/en/errors.json'
import type forms from '../../resources/lang/en/forms.json'
import type global from '../../resources/lang/en/global.json'
import type mails from '../../resources/lang/en/mails.json'
import type map from '../../resources/lang/en/map.json'
import type material_list from '../../resources/lang/en/material_list.json'
import type media from '../../resources/lang/en/media.json'
import type newsletter from '../../resources/lang/en/newsletter.json'
import type records from '../../resources/lang/en/records.json'
import type search from '../../resources/lang/en/search.json'
import type solid from '../../resources/lang/en/solid.json'

/** All interface texts by file; the English files define the keys of every language. */
type Catalogue = {
  adviser: typeof adviser
  blocks: typeof blocks
  catalogue: typeof catalogue
  contact: typeof contact
  drawings: typeof drawings
  errors: typeof errors
  forms: typeof forms
  global: typeof global
  colour_match: typeof colour_match
  colour_table: typeof colour_table
  comparison: typeof comparison
  contrast: typeof contrast
  material_list: typeof material_list
  mails: typeof mails
  map: typeof map
  media: typeof media
  newsletter: typeof newsletter
  records: typeof records
  search: typeof search
  solid: typeof solid
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
