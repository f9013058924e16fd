import type { Locale } from '#shared/locales'
import { perLocale } from '#shared/per_locale'

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB']
const BASE = 1024

const bytesFormat = perLocale((locale) => new Intl.NumberFormat(locale, digits(0)))
const unitsFormat = perLocale((locale) => new Intl.NumberFormat(locale, digits(1)))

/**
 * Formats a file size: base 1024, one decimal, in the number format of the language (specification
 * §9 "File size"). Formatted on the server only: Node and browsers differ.
 */
export function formatFileSize(bytes: number, locale: Locale): string {
  let size = bytes
  let unit = 0
  while (Number(size.toFixed(1)) >= BASE && unit < UNITS.length - 1) {
    size /= BASE
    unit++
  }
  const number = unit === 0 ? bytesFormat(locale) : unitsFormat(locale)
  return `${number.format(size)}\u00a0${UNITS[unit]}`
}

function digits(count: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: count, maximumFractionDigits: count }
}
