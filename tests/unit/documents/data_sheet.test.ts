import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import type { Article } from '#catalogue/articles'
import type { DataSheet, SheetColour } from '#documents/data_sheet/data_sheet'
import { drawDataSheet } from '#documents/data_sheet/draw_data_sheet'
import { LAYOUT_DATE } from '#documents/data_sheet/layout'
import { LOCALES } from '#shared/locales'
import { pdfTexts } from '#tests/fixtures/documents/pdf_text'
import { pdfUaFaults } from '#tests/fixtures/documents/pdf_ua'

const SHEET: DataSheet = {
  locale: 'de',
  page: 'https://www.saumer.example/de/produkte/treppe/kante-42',
  issue: 'Stand 23. November 2026, Fassung 0123456789',
  steps: [
    {
      title: 'Sägen',
      text: 'Auf Länge.',
      drawings: [
        {
          drawing: {
            step: 'cut',
            kind: 'cut',
            parts: ['profile'],
            view: { left: 0, top: -18, width: 32, height: 18 },
            shapes: [
              { d: 'M0 0h20v-4h-20z', fill: '#c80102', stroke: '#16181a', width: 0.1 },
              { d: 'M-5 0h60v-2h-60z', stroke: '#5b6168', width: 0.1, dashed: true },
              { d: 'M-5 0h60v-2h-60z', fill: '#ffffff', width: 0.1, hatched: true },
            ],
          },
          description: 'Schnitt: Profil.',
        },
      ],
    },
    { title: 'Warten', text: '', drawings: [] },
  ],
  title: 'Kante & Rampe 42',
  text: 'Für Stufen.',
  crossSections: [
    {
      caption: 'Querschnitt, Maße in mm',
      drawing: {
        article_number: '15101',
        width: 60,
        height: 24,
        viewBox: '-8 -12 60 24',
        text_size: 2,
        parts: [
          { part: 'substrate', d: 'M0 10L40 10L40 0L0 0z' },
          { part: 'profile', d: 'M0 0L40 0L40 -2L0 -2z' },
        ],
        dimensions: [
          {
            lines: 'M0 -2L0 -8M40 -2L40 -8M0 -8L40 -8',
            arrows: 'M0 -8L2 -7.5L2 -8.5zM40 -8L38 -7.5L38 -8.5z',
            text: '40\u00A0mm',
            x: 20,
            y: -9,
            anchor: 'middle',
          },
        ],
        description: 'Querschnitt: Breite 40 mm.',
      },
    },
  ],
  facts: [{ id: 'visible_width', label: 'Sichtmaß', text: '42,5\u00A0mm' }],
  columns: [
    { id: 'article_number', label: 'Artikel' },
    { id: 'floor_height', label: 'Belaghöhe' },
    { id: 'visible_width', label: 'Sichtmaß' },
    { id: 'lengths', label: 'Längen' },
    { id: 'material', label: 'Werkstoff' },
    { id: 'surface', label: 'Oberfläche' },
  ],
  variants: [
    variant('15101', '2–5,5\u00A0mm', ['101', '104']),
    variant('15102', '6–9\u00A0mm', ['101']),
  ],
  colours: [
    colour('101', 'Silber matt', '15101, 15102'),
    colour('104', 'Bronze matt', '15101'),
    { code: 'D 101', title: 'Eiche', surface: 'Holz', lrv: '', articles: '15102' },
  ],
  inserts: [{ title: 'Signalgelb', lrv: '49' }],
  sender: {
    name: 'Saumer Profile',
    platform_link: 'https://platform.saumer.example/de',
    address: {
      company: 'Saumer GmbH & Co. KG',
      street: 'Am Presswerk 4',
      postal_code: '62417',
      city: 'Saumingen',
      country: 'Deutschland',
      phone: '+49 30 23125 100',
      email: 'info@saumer.example',
    },
  },
  words: {
    data_sheet: 'Datenblatt',
    facts: 'Technische Daten',
    variants: 'Ausführungen',
    platform: 'Produktplattform',
    article_number: 'Artikel',
    articles: 'Artikel',
    colours: 'Farben',
    decors: 'Dekore',
    inserts: 'Einlagen',
    installation: 'Montage',
    scale: 'Maßstab',
    true_size: 'Dieser Balken misst 50\u00A0mm.',
    qr_code: 'QR-Code: dieses Produkt auf unserer Website',
    code: 'Nummer',
    title: 'Farbe',
    surface: 'Oberfläche',
    lrv: 'Hellbezugswert',
  },
}

function variant(article_number: string, floor_height: string, codes: string[] = []): Article {
  return {
    article_number,
    floor_height,
    visible_width: '42,5\u00A0mm',
    lengths: '90, 270\u00A0cm',
    material: 'Aluminium',
    surface: 'eloxiert matt',
    colours: codes,
    decors: article_number === '15102' ? ['D 101'] : [],
  }
}

function colour(code: string, title: string, articles: string): SheetColour {
  return { code, title, surface: 'eloxiert matt', lrv: '60', articles }
}

/** A sheet's file, uncompressed so that tests can read it. */
function draw(changes: Partial<DataSheet> = {}): Promise<Buffer> {
  return drawDataSheet({ ...SHEET, ...changes }, { compress: false })
}

describe('a data sheet', () => {
  test('says what the product is, in the order in which it is read', async () => {
    const read = [
      'Datenblatt | Kante & Rampe 42 | Für Stufen.',
      '40\u00A0mm | Querschnitt, Maße in mm · Maßstab 1 : 1 | Dieser Balken misst 50\u00A0mm.',
      'Technische Daten | Sichtmaß | 42,5\u00A0mm',
      'Ausführungen | Artikel | Belaghöhe | Sichtmaß | Längen | Werkstoff | Oberfläche',
      '15101 | 2–5,5\u00A0mm | 42,5\u00A0mm | 90, 270\u00A0cm | Aluminium | eloxiert matt',
      '15102 | 6–9\u00A0mm | 42,5\u00A0mm | 90, 270\u00A0cm | Aluminium | eloxiert matt',
      'Farben · Dekore | Artikel | Farben | Dekore',
      '15101 | 101, 104 | –',
      '15102 | 101 | D\u00A0101',
      'Nummer | Farbe | Oberfläche | Hellbezugswert | Artikel',
      '101 | Silber matt | eloxiert matt | 60 | 15101, 15102',
      '104 | Bronze matt | eloxiert matt | 60 | 15101',
      'D 101 | Eiche | Holz | – | 15102',
      'Einlagen | Farbe | Hellbezugswert | Signalgelb | 49',
      'Montage | 1 | Sägen | Auf Länge. | 2 | Warten',
      'Saumer GmbH & Co. KG | Am Presswerk 4, 62417 Saumingen | Deutschland',
      '+49 30 23125 100 | info@saumer.example | Produktplattform | platform.saumer.example',
      'Stand 23. November 2026, Fassung 0123456789 | 2 / 2',
    ]
    expect(pdfTexts(await draw()).join(' | ')).toBe(read.join(' | '))
  })

  test('keeps the rules of PDF/UA', async () => {
    expect(await pdfUaFaults(await drawDataSheet(SHEET))).toEqual([])
  })

  test('says nothing of colours and inserts where there are none', async () => {
    const texts = pdfTexts(await draw({ colours: [], inserts: [] }))
    expect(texts).not.toContain('Farben')
    expect(texts).not.toContain('Einlagen')
  })

  test('does without an address', async () => {
    const { name, platform_link } = SHEET.sender
    const texts = pdfTexts(
      await draw({ sender: { name, platform_link }, colours: [], inserts: [] })
    )
    expect(texts.slice(-2)).toEqual(['platform.saumer.example', SHEET.issue])
    expect(texts).not.toContain('Saumer GmbH & Co. KG')
  })

  test('goes on to further pages, with the head of the table and the page', async () => {
    const variants = Array.from({ length: 40 }, (_, index) => variant(String(20_000 + index), ''))
    const texts = pdfTexts(await draw({ variants, colours: [], inserts: [] }))
    expect(texts.filter((text) => text === 'Artikel')).toHaveLength(2)
    expect(texts).toContain('20039')
    expect(texts).toContain('2 / 2')
  })

  test('tells those who do not see it its title, its language and what is drawn', async () => {
    const file = (await draw()).toString('latin1')
    expect(file).toContain('/Lang (de)')
    expect(file).toContain('/DisplayDocTitle true')
    expect(file).toContain('/PrintScaling /None')
    expect(file).toContain('/Alt (Querschnitt: Breite 40 mm.)')
    expect(file).toContain('/Alt (Schnitt: Profil.)')
    expect(file).toMatch(/<dc:title>[\s\S]*Kante \+ Rampe 42[\s\S]*<\/dc:title>/)
    for (const tag of ['H1', 'H2', 'Figure', 'Table', 'TR', 'TH', 'TD', 'Link']) {
      expect(file, tag).toContain(`/S /${tag}\n`)
    }
    expect(file).toContain('/Scope /Column')
    expect(file).toContain('/Scope /Row')
    expect(file).toContain('/URI (tel:+493023125100)')
    expect(file).toContain('/URI (https://platform.saumer.example/de)')
    expect(file).toContain(`/URI (${SHEET.page})`)
  })

  test.each(LOCALES)('leaves the words of its tables whole: %s', async (locale) => {
    const texts = await readFile(`resources/lang/${locale}/catalogue.json`, 'utf8')
    const lrv: string = JSON.parse(texts).facts.lrv
    /** The column beside it is only as wide as the longest word. */
    const colours = [colour('101', 'Silber', 'M'.repeat(24))]
    const sheet = await draw({ words: { ...SHEET.words, lrv }, colours, inserts: [] })
    const lines = pdfTexts(sheet).join('\n')
    for (const word of lrv.split(' ')) expect(lines).toContain(word)
  })

  test('leaves the words of a table whole that take more than their share', async () => {
    const columns = SHEET.columns.map((column, index) =>
      index === 0 ? { ...column, label: 'Artikelnummernverzeichnis' } : column
    )
    expect(pdfTexts(await draw({ columns }))).toContain('Artikelnummernverzeichnis')
  })

  test('is drawn life-size with a bar of 50 mm to check it, or smaller by a scale that it names', async () => {
    const bar = `${(50 * 72) / 25.4}`.slice(0, 7)
    expect((await draw()).toString('latin1')).toMatch(
      new RegExp(`^54 [\\d.]+ ${bar}\\d* 6 re$`, 'm')
    )
    const [first] = SHEET.crossSections
    if (!first) throw new Error('The sheet has no cross-section')
    const high = { ...first, drawing: { ...first.drawing, height: 200 } }
    const texts = pdfTexts(await draw({ crossSections: [high] })).slice(3, 6)
    expect(texts.join('\n')).toMatch(/ · Maßstab 1 : 2\nTechnische Daten$/)
  })

  test('is the same, byte for byte, whenever it is made', async () => {
    const [first, second] = [await drawDataSheet(SHEET), await drawDataSheet(SHEET)]
    expect(first.equals(second)).toBe(true)
    expect((await drawDataSheet({ ...SHEET, title: 'Kante 43' })).equals(first)).toBe(false)
  })

  test('gets another date where its look changes: write both here and in the layout', async () => {
    const digest = createHash('sha256').update(await draw())
    expect([LAYOUT_DATE.toISOString().slice(0, 10), digest.digest('hex').slice(0, 10)]).toEqual([
      '2026-11-29',
      'fa0a630f37',
    ])
  })
})
