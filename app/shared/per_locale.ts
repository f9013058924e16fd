import type { Locale } from '#shared/locales'

/**
 * Makes something of a language once and keeps it: the formatters of `Intl` take a hundred times as
 * long to make as to use, and their memory lies outside of the heap.
 */
export function perLocale<Value extends object>(
  make: (locale: Locale) => Value
): (locale: Locale) => Value {
  const made = new Map<Locale, Value>()
  return (locale) => {
    const value = made.get(locale) ?? make(locale)
    made.set(locale, value)
    return value
  }
}
