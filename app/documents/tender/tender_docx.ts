import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Tender } from '#documents/tender/tender_queries'
import type { TenderText } from '#documents/tender/tender_text'
import { tenderWords } from '#documents/tender/tender_words'
import type { TenderLocale } from '#shared/group_files'

/** Word's language tags of the documents. */
const LANGUAGES: Record<TenderLocale, string> = { de: 'de-DE', en: 'en-GB' }

export type TenderDocument = Tender & { maker: string; locale: TenderLocale }

/**
 * Creates a Word document of tender texts: an item per article, with a row for quantity and prices.
 */
export function writeDocx({ title, texts, maker, locale }: TenderDocument): Promise<Buffer> {
  const words = tenderWords(locale)
  return Packer.toBuffer(
    new Document({
      creator: maker,
      title: `${words.title}: ${title}`,
      styles: {
        default: { document: { run: { font: 'Arial', language: { value: LANGUAGES[locale] } } } },
      },
      sections: [
        {
          children: [
            new Paragraph({ heading: HeadingLevel.HEADING_1, text: `${words.title}: ${title}` }),
            ...texts.flatMap((text) => item(text, locale)),
          ],
        },
      ],
    })
  )
}

function item({ short, work, properties }: TenderText, locale: TenderLocale) {
  const { position, quantity, unit, unit_price, total, m } = tenderWords(locale)
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_2, text: short }),
    new Paragraph(work),
    ...properties.map(
      ({ label, text }) =>
        new Paragraph({
          children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(text)],
        })
    ),
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: [row([position, quantity, unit, unit_price, total], HEAD), row(['', '', m, '', ''])],
    }),
  ]
}

/** Set on header rows only: some readers take even the value "off" for a header row. */
const HEAD = { tableHeader: true }

function row(texts: readonly string[], options: { tableHeader?: boolean } = {}): TableRow {
  return new TableRow({
    ...options,
    children: texts.map((text) => new TableCell({ children: [new Paragraph(text)] })),
  })
}
