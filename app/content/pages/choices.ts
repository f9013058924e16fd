import type { Locale } from '#shared/locales'
import type { Translate } from '#shared/messages'

/** The texts of a filter's form. */
export const FILTER_TEXTS = [
  'catalogue.ui.any',
  'catalogue.ui.apply',
  'catalogue.ui.filter',
  'catalogue.ui.filters_set',
  'catalogue.ui.reset',
] as const

/** One question of a list's filter, answered by one of several words or left open. */
export type FilterChoice = {
  /** The parameter of the address. */
  name: string
  label: string
  /** Empty for any. */
  value: string
  /** `lang` of a label in another language than the page's. */
  options: { value: string; label: string; lang?: Locale }[]
  /** What an open answer means, where that is not any. */
  open?: string
}

/**
 * @param wordFor what a value is called
 * @param langFor the language of that, where it is not the page's
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

/** What a list says in which nothing is found; these words travel with no other. */
export function wordsForNone(
  entries: readonly unknown[],
  t: Translate
): { title: string; text: string } | undefined {
  if (entries.length > 0) return undefined
  return { title: t('catalogue.ui.empty_title'), text: t('catalogue.ui.empty_text') }
}
