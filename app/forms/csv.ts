/** What stands in a table. */
export type Cell = string | number | boolean | null

/**
 * A sign that a formula may begin with (OWASP, "CSV Injection"; spreadsheets read the full-width ones,
 * too), at the beginning of a cell: also of one that only a program sees that expects commas, or takes
 * no notice of the quotes.
 */
const FORMULA = /((?:^|[;,\n])[\s"\p{Cc}\p{Cf}]*)([=+\-@＝＋－＠])/gu

/**
 * Rows as a table that a double click opens in columns where lists are separated by semicolons, as in
 * German (RFC 4180 but for that; UTF-8 with its mark). Where a formula might begin stands an
 * apostrophe; `+49 30 …` stays readable. Our own, because csv-stringify (1 MB) needs as many lines of
 * options to write the same, and escapes formulas for one separator only.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => csvLine(row, ';')).join('')}`
}

/** A row of a table with its end. */
export function csvLine(row: readonly Cell[], separator: ',' | ';'): string {
  return `${row.map(toCell).join(separator)}\r\n`
}

function toCell(value: Cell): string {
  const text = String(value ?? '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .trim()
  return `"${text.replaceAll(FORMULA, "$1'$2").replaceAll('"', '""')}"`
}
