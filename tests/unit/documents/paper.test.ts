import { expect, test } from 'vitest'
import { Paper, STYLES } from '#documents/data_sheet/paper'
import { pdfTexts } from '#tests/fixtures/documents/pdf_text'

const TEXT = 'Für Beläge von 7–18 mm, mit E-Mail.'

/** The lines of a text in columns of many widths, each of them wide enough for every word. */
async function linesAtAllWidths(text: string): Promise<string[][]> {
  const columns = Array.from({ length: 30 }, async (_, index) => {
    const paper = new Paper({
      title: '',
      author: '',
      lang: 'de',
      date: new Date(0),
      compress: false,
    })
    paper.paragraph('P', STYLES.text, text, 40 + 4 * index)
    return pdfTexts(await paper.bytes())
  })
  return Promise.all(columns)
}

test('a line breaks neither within a range nor within a short compound', async () => {
  const lines = (await linesAtAllWidths(TEXT)).flat()
  expect(lines).toContain('Für Beläge von ')
  expect(lines.filter((line) => /(\d–|\bE-)$/.test(line))).toEqual([])
})

test('what is copied has no marks in it, whatever the width', async () => {
  for (const lines of await linesAtAllWidths(TEXT)) expect(lines.join('')).toBe(TEXT)
})
