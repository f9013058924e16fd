import type { Locale } from '#shared/locales'

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB']
const BASE = 1024

/**
 * A file's size in words: base 1024, one decimal, as the language writes numbers (specification §9
 * "File size"). Bytes are whole. Formatted on the server only: Node and browsers differ.
 */
export function formatFileSize(bytes: number, locale: Locale): string {
  let size = bytes
  let unit = 0
  while (Number(size.toFixed(1)) >= BASE && unit < UNITS.length - 1) {
    size /= BASE
    unit++
  }
  const digits = unit === 0 ? 0 : 1
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${number.format(size)}\u00a0${UNITS[unit]}`
}
