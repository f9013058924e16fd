import type { Locale } from '#shared/locales'

/** A cell of a table. */
export type Cell = string | number | boolean | null

/**
 * A sign that a formula may begin with (OWASP, "CSV Injection"; spreadsheets read the full-width ones,
 * too), at the beginning of a cell: also of one that only a program sees that expects commas, or takes
 * no notice of the quotes.
 */
const FORMULA = /((?:^|[;,\n])[\s"\p{Cc}\p{Cf}]*)([=+\-@＝＋－＠])/gu

/** Marks a file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** What separates the columns of a table, and the whole of a number from its fraction. */
type CsvFormat = { separator: ',' | ';'; decimal: '.' | ',' }

/**
 * The CSV format that spreadsheets open with a double click in a locale: separator and decimal
 * mark.
 */
export function csvFormat(locale: Locale): CsvFormat {
  const hasPoint = (1.5).toLocaleString(locale).includes('.')
  return hasPoint ? { separator: ',', decimal: '.' } : { separator: ';', decimal: ',' }
}

/**
 * Rows as a table that a double click opens in columns where lists are separated by semicolons, as in
 * German (RFC 4180 but for that; UTF-8 with its mark). Where a formula might begin stands an
 * apostrophe; `+49 30 …` stays readable. Our own, because csv-stringify (1 MB) needs as many lines of
 * options to write the same, and escapes formulas for one separator only.
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
