import type { Locale } from '#shared/locales'
import type { TextKey, Translate } from '#shared/messages'

/** The interface texts of a filter form. */
export const FILTER_TEXTS = [
  'catalogue.ui.any',
  'catalogue.ui.apply',
  'catalogue.ui.filter',
  'catalogue.ui.filters_set',
  'catalogue.ui.reset',
] as const

/** One filter of a list: a choice of values that may be left open. */
export type FilterChoice = {
  /** The name of the URL parameter. */
  name: string
  label: string
  /** Empty for any value. */
  value: string
  /** `lang` of a label in another language than the page. */
  options: { value: string; label: string; lang?: Locale }[]
  /** The label of the open choice if it does not mean any value. */
  open?: string
}

/** The field of a list that finds entries by name or number. */
export type SearchField = Omit<FilterChoice, 'options' | 'open'>

/**
 * @param wordFor returns the label of a value
 * @param langFor returns the language of the label if it is not the page's
 */
export function filterChoice<Value extends string>(
  name: string,
  label: string,
  value: string | undefined,
  values: readonly Value[],
  wordFor: (value: Value) => string,
  langFor?: (value: Value) => Locale | undefined
): FilterChoice {
  return {
    name,
    label,
    value: value ?? '',
    options: values.map((each) => ({ value: each, label: wordFor(each), lang: langFor?.(each) })),
  }
}

/**
 * Returns the texts for a list without results; undefined if the list has entries.
 *
 * @param text the key of the text that suggests what to do instead
 */
export function emptyListTexts(
  entries: readonly unknown[],
  t: Translate,
  text: TextKey = 'catalogue.ui.empty_text'
): { title: string; text: string } | undefined {
  if (entries.length > 0) return undefined
  return { title: t('catalogue.ui.empty_title'), text: t(text) }
}
