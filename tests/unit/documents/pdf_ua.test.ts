import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
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

const name = (text: string) => PDFName.of(text)

/** The first object of a file with an entry of this value. */
function find(pdf: PDFDocument, key: string, value: string): PDFDict {
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict && object.get(name(key)) === name(value)) return object
  }
  throw new Error(`No object has ${key} ${value}`)
}

describe('what PDF/UA asks of a sheet', () => {
  let drawn: Uint8Array
  beforeAll(async () => {
    drawn = await drawPaper()
  })

  test('is there', async () => {
    expect(await pdfUaFaults(drawn)).toEqual([])
  })

  test.each<[string, (pdf: PDFDocument) => void]>([
    ['06-002 no PDF/UA identifier', ({ catalog }) => catalog.delete(name('Metadata'))],
    ['07-001 title not shown', ({ catalog }) => catalog.delete(name('ViewerPreferences'))],
    ['11-001 no language', ({ catalog }) => catalog.delete(name('Lang'))],
    ['13-004 Figure without Alt', (pdf) => find(pdf, 'S', 'Figure').delete(name('Alt'))],
    ['14-002 first heading is no H1', (pdf) => find(pdf, 'S', 'H1').set(name('S'), name('H2'))],
    ['14-003 heading level skipped', (pdf) => find(pdf, 'S', 'H2').set(name('S'), name('H3'))],
    ['15-003 TH without Scope', (pdf) => find(pdf, 'S', 'TH').delete(name('A'))],
    ['09-004 TR in Document', (pdf) => find(pdf, 'S', 'Table').set(name('S'), name('Document'))],
    [
      '28-011 link in no Link',
      (pdf) => {
        const children = find(pdf, 'S', 'Link').lookup(name('K'), PDFArray)
        children.remove(children.size() - 1)
      },
    ],
    [
      '28-012 link without Contents',
      (pdf) => find(pdf, 'Subtype', 'Link').delete(name('Contents')),
    ],
    ['28-009 tabs in another order', (pdf) => pdf.getPage(0).node.delete(name('Tabs'))],
    [
      '31-009 font not embedded',
      (pdf) => find(pdf, 'Type', 'FontDescriptor').delete(name('FontFile2')),
    ],
    [
      '31-027 font without ToUnicode',
      (pdf) => find(pdf, 'Subtype', 'Type0').delete(name('ToUnicode')),
    ],
    [
      '31-028 glyph for U+0000',
      (pdf) => {
        const font = find(pdf, 'Subtype', 'Type0')
        const map = pdf.context.stream('1 beginbfrange\n<0> <0> [<0000>]\nendbfrange')
        font.set(name('ToUnicode'), PDFRawStream.of(map.dict, map.getContents()))
      },
    ],
    ['01-005 content of no element', (pdf) => find(pdf, 'S', 'H1').delete(name('K'))],
  ])('%s is found', async (fault, spoil) => {
    const pdf = await PDFDocument.load(drawn, { updateMetadata: false })
    spoil(pdf)
    expect(await pdfUaFaults(await pdf.save())).toContain(fault)
  })

  test('is not there where something is drawn outside of every part', async () => {
    const file = await drawPaper(({ pdf }) => pdf.rect(0, 0, 10, 10).fill('black'))
    expect(await pdfUaFaults(file)).toContain('01-005 neither artifact nor content')
  })
})
