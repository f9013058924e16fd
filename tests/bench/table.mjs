/** Prints today's figures with the promised ones. */
export function print(rows) {
  const widths = ['what', 'promise', 'today'].map((column) =>
    Math.max(column.length, ...rows.map((row) => row[column].length))
  )
  const line = (cells) => cells.map((cell, index) => cell.padEnd(widths[index])).join('  ')
  console.log(line(['what', 'promise', 'today']))
  for (const row of rows) {
    console.log(
      `${line([row.what, row.promise, row.today])}  ${row.isMet ? '' : 'MISSED'}`.trimEnd()
    )
  }
}
