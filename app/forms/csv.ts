/** What stands in a table. */
export type Cell = string | number | boolean | null

/** What a formula may begin with (OWASP, "CSV Injection"); spreadsheets read the full-width signs, too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Rows as a table that spreadsheets open (RFC 4180, UTF-8 with its mark). A cell that a spreadsheet
 * would calculate begins with an apostrophe. Our own, because csv-stringify (1 MB) needs as many lines
 * of options to write the same and does not escape a line feed in front of a formula.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(toCell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function toCell(value: Cell): string {
  const text = String(value ?? '')
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
