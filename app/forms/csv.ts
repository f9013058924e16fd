/** What stands in a table. */
export type Cell = string | number | boolean | null

/**
 * Rows as a table that spreadsheets open (RFC 4180, UTF-8 with its mark). A cell that a spreadsheet
 * would calculate begins with an apostrophe.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(toCell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function toCell(value: Cell): string {
  const text = String(value ?? '')
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
