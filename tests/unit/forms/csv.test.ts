import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import papaparse from 'papaparse'
import { describe, expect, test } from 'vitest'
import { csvFormat, toCsv } from '#forms/csv'

test('a table has a header, quoted cells, semicolons, and the line ends of RFC 4180', () => {
  expect(
    toCsv(
      ['name', 'ok'],
      [
        ['Ada "die" Boden', true],
        [null, 'zwei\r\nZeilen'],
      ]
    )
  ).toBe('\uFEFF"name";"ok"\r\n"Ada ""die"" Boden";"true"\r\n"";"zwei\nZeilen"\r\n')
})

test('a German spreadsheet reads the columns and every letter of them', () => {
  const rows = [
    ['Ada', 'Böden, Treppen; "Leisten"', 'erste Zeile\nzweite Zeile'],
    ['Łukasz', 'ﷺ 😀', "D'Arcy"],
  ]
  const { data, errors } = papaparse.parse(toCsv(['a', 'b', 'c'], rows).slice(1), {
    delimiter: ';',
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  expect(data).toEqual([['a', 'b', 'c'], ...rows])
})

test.each([
  ['de', '"a";"b"', '"Höhe";"8,5"'],
  ['fr', '"a";"b"', '"Höhe";"8,5"'],
  ['en', '"a","b"', '"Höhe","8.5"'],
] as const)('columns and numbers are those of a spreadsheet in %s', (locale, header, row) => {
  const table = toCsv(['a', 'b'], [['Höhe', 8.5]], csvFormat(locale))
  expect(table).toBe(`\uFEFF${header}\r\n${row}\r\n`)
})

test('a phone number stays readable', () => {
  const [[phone, message]] = cells(
    readAsExcel(toCsv([], [['+49 30 23125-100', 'Rückruf unter +49 170 5551234']]), ';')
  )
  expect(phone).toBe("'+49 30 23125-100")
  expect(message).toBe('Rückruf unter +49 170 5551234')
})

/** Characters that a formula may begin with. */
const SIGNS = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']

describe('whichever separator a program expects, it finds no formula in', () => {
  test.each([
    ...SIGNS.map((sign) => `${sign}1+1`),
    '\n=1',
    ' =1',
    '\u0000=1',
    '"=1"',
    'x,=1',
    'x;=1',
    'x\n=1',
    'x\t=1',
    '"",=1',
    '";"=1',
    '"\r\n=1',
    "x,\n\n@SUM(A1)|cmd|' /C calc'!A0",
  ])('%j', (text) => expectNoFormula([['a', text, 'b', text]]))

  test('any mixture of them', () => {
    const piece = oneof(constantFrom(...SIGNS, ',', ';', '"', "'", '\n', ' ', '\0', 'x'), string())
    const cell = array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    assert(
      property(
        array(array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 3 }),
        expectNoFormula
      ),
      { numRuns: 1_000, seed: 20261122 }
    )
  })
})

function expectNoFormula(rows: string[][]) {
  const csv = toCsv(['first', 'second'], rows)
  for (const separator of [';', ',', '\t']) {
    const independent = papaparse.parse<string[]>(csv, { delimiter: separator }).data
    for (const table of [independent, readAsExcel(csv, separator)]) {
      for (const cell of table.flat()) {
        expect(cell.replace(/^[\s"\0]+/, '')).not.toMatch(/^[=+\-@＝＋－＠]/)
        /** The end of a row is no character of a visitor's input. */
        expect(cell).not.toMatch(/^(\t|\r(?!\n))/)
      }
    }
  }
}

/**
 * Reads a table as lenient spreadsheets do: text after a closed quote belongs to the cell, and a
 * quote within a cell is a character.
 */
function readAsExcel(csv: string, separator: string): string[][] {
  const rows: string[][] = [['']]
  let isQuoted = false
  const text = csv.slice(1)
  for (let at = 0; at < text.length; at++) {
    const row = rows[rows.length - 1]
    const sign = text[at]
    const isStart = at === 0 || text[at - 1] === separator || text[at - 1] === '\n'
    if (isQuoted && sign === '"' && text[at + 1] === '"') row[row.length - 1] += text[at++]
    else if (isQuoted && sign === '"') isQuoted = false
    else if (isQuoted) row[row.length - 1] += sign
    else if (sign === '"' && isStart) isQuoted = true
    else if (sign === separator) row.push('')
    else if (sign === '\n') rows.push([''])
    else if (sign !== '\r') row[row.length - 1] += sign
  }
  return rows
}

/** The rows of a table below its header, without the empty one at its end. */
function cells(table: string[][]): string[][] {
  return table.slice(1, -1)
}
