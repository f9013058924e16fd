import { describe, expect, test } from 'vitest'
import { scope } from '#documents/data_sheet/draw_table'
import { Paper, STYLES } from '#documents/data_sheet/paper'
import { pdfUaFaults } from '#tests/fixtures/documents/pdf_ua'

/** One of everything that sheets are made of, as `Paper` draws it. */
async function drawPaper(change: (paper: Paper) => void = () => {}): Promise<Uint8Array> {
  const paper = new Paper({
    title: 'Kante 42',
    author: 'Saumer Profile',
    lang: 'de',
    date: new Date(0),
    compress: true,
  })
  const box = { x: paper.left, y: 300, width: 100, height: 100 }
  paper.paragraph('H1', STYLES.title, 'Kante 42', paper.width)
  paper.paragraph('H2', STYLES.heading, 'Ausführungen', paper.width)
  paper.hairline(200)
  const table = paper.part('Table')
  const row = paper.part('TR', {}, table)
  paper
    .part('TH', scope('Row'), row)
    .add(() => paper.write(STYLES.strong, '15101', { x: paper.left, y: 210 }))
    .end()
  row.end()
  table.end()
  const link = paper.part('Link')
  paper
    .figure('QR-Code', box, link)
    .add(() => paper.pdf.rect(box.x, box.y, 100, 100).fill('black'))
    .end()
  paper.link(link, 'https://www.saumer.example', 'QR-Code', box)
  link.end()
  change(paper)
  return paper.bytes()
}

describe('what PDF/UA asks of a sheet', () => {
  test('is there', async () => {
    expect(await pdfUaFaults(await drawPaper())).toEqual([])
  })

  test('is not there where something is drawn outside of every part', async () => {
    const file = await drawPaper(({ pdf }) => pdf.rect(0, 0, 10, 10).fill('black'))
    expect(await pdfUaFaults(file)).toContain('01-005 neither artifact nor content')
  })
})
