import type { Locale } from '#shared/locales'

/**
 * Memoizes a value per locale: `Intl` formatters take a hundred times as long to create as to use,
 * and their memory is outside of the heap.
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
