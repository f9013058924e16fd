/** A row of the table for a figure that is so much at most, with as many digits as it is written with. */
export function atMost(what, figure, limit, unit = '', digits = 0) {
  const today = `${figure.toFixed(digits)}${unit}`
  return { what, promise: `≤ ${limit}${unit}`, today, isMet: figure <= limit }
}

/** The same for one that is so much at least. */
export function atLeast(what, figure, limit, unit = '', digits = 0) {
  const row = atMost(what, figure, limit, unit, digits)
  return { ...row, promise: `≥ ${limit}${unit}`, isMet: figure >= limit }
}

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
