import type { Locale } from '#shared/locales'

export type Cell = string | number | boolean | null

/**
 * A character that starts a formula (OWASP, "CSV Injection"), also in its full-width form, at the
 * start of a cell; including cells as seen by programs that split at commas or ignore quotes.
 */
const FORMULA = /((?:^|[;,\n])[\s"\p{Cc}\p{Cf}]*)([=+\-@＝＋－＠])/gu

/** Marks a file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF'

type CsvFormat = { separator: ',' | ';'; decimal: '.' | ',' }

/** The separator and decimal mark that spreadsheets in a locale expect. */
export function csvFormat(locale: Locale): CsvFormat {
  const hasPoint = (1.5).toLocaleString(locale).includes('.')
  return hasPoint ? { separator: ',', decimal: '.' } : { separator: ';', decimal: ',' }
}

/**
 * Serializes a table as CSV (RFC 4180, except for the separator) in UTF-8 with a byte order mark. An
 * apostrophe is put before characters that would start a formula; `+49 30 …` stays readable.
 * csv-stringify (1 MB) would need as many lines of options, and escapes formulas for one separator
 * only.
 */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  format = csvFormat('de')
): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => csvLine(row, format)).join('')
}

/** Serializes a row with its line break. */
export function csvLine(row: readonly Cell[], { separator, decimal }: CsvFormat): string {
  return `${row.map((value) => toCell(value, decimal)).join(separator)}\r\n`
}

function toCell(value: Cell, decimal: string): string {
  const localized = typeof value === 'number' ? String(value).replace('.', decimal) : value
  const text = String(localized ?? '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .trim()
  return `"${text.replaceAll(FORMULA, "$1'$2").replaceAll('"', '""')}"`
}
