import { expect, test } from 'vitest'
import { toCsv } from '#forms/csv'

test('a table has a header, quoted cells and the line ends of RFC 4180', () => {
  expect(
    toCsv(
      ['name', 'ok'],
      [
        ['Ada "die" Boden', true],
        [null, 'zwei\nZeilen'],
      ]
    )
  ).toBe('\uFEFF"name","ok"\r\n"Ada ""die"" Boden","true"\r\n"","zwei\nZeilen"\r\n')
})

test.each([
  '=1+1',
  '+49 30',
  '-2',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  '＝1+1',
  '＋1',
  '－2',
  '＠SUM(A1)',
])('no spreadsheet calculates %j', (cell) => expect(toCsv(['a'], [[cell]])).toContain(`"'${cell}"`))
