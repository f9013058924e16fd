/**
 * Sets the care notes, a page for each language: the texts of the service page, between a sentence and
 * a table that `care_notes.yaml` has. `node --import=@poppinss/ts-exec pictures/care_notes.mjs` writes
 * resources/media/downloads/care_notes_<language>.pdf.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { COLOURS } from '#config/design'
import { drawTable } from '#documents/data_sheet/draw_table'
import { Paper, STYLES } from '#documents/data_sheet/paper'

/** Read at arm's length, unlike a data sheet. */
const HEADING = { ...STYLES.heading, size: 13 }
const TEXT = { ...STYLES.lead, size: 11, leading: 16 }
const CELL = { ...STYLES.text, size: 10, leading: 14 }

/** The same texts give the same bytes. */
const DATE = new Date('2026-11-25T12:00:00Z')

const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8')

const settings = parse(read('../resources/content/site/settings/de.yaml'))
const BRAND = settings.name
/** The company and its town, as the footer says them. */
const ADDRESS = [/\*\*(.+)\*\*/, /^\d{5} (.+)$/m].map(
  (part) => part.exec(settings.footer.info_text)[1]
)

for (const [locale, words] of Object.entries(parse(read('care_notes.yaml')))) {
  const page = read(`../resources/content/pages/root/service/${locale}.yaml`)
  const { blocks } = parse(page)
  const care = blocks.find(({ id }) => id === 'care')
  const { facts } = JSON.parse(read(`../resources/lang/${locale}/catalogue.json`))
  const pdf = await setNotes({
    locale,
    words,
    care,
    material: facts.material,
    sender: senderOf(page),
  })
  const file = `../resources/media/downloads/care_notes_${locale}.pdf`
  writeFileSync(new URL(file, import.meta.url), pdf)
}

function setNotes({ locale, words, care, material, sender }) {
  const { title, items } = care
  const paper = new Paper({ title, author: BRAND, lang: locale, date: DATE, compress: true })
  paper.paragraph('P', STYLES.label, BRAND, paper.width)
  paper.y += 4
  paper.paragraph('H1', STYLES.title, title, paper.width)
  paper.y += 10
  paper.decorate(() => paper.pdf.rect(paper.left, paper.y, paper.width, 1.5).fill(COLOURS.red))
  paper.y += 18
  paper.paragraph('P', TEXT, words.intro, paper.width)
  for (const item of items) {
    paper.y += 16
    paper.paragraph('H2', HEADING, item.title, paper.width)
    paper.y += 2
    paper.paragraph('P', TEXT, inOneLine(item.text), paper.width)
  }
  paper.y += 24
  const heads = [material, ...words.head]
  drawTable(
    paper,
    heads.map((head, column) => ({
      share: [0.34, 0.32, 0.34][column],
      head,
      style: column === 0 ? { ...CELL, font: 'medium' } : CELL,
    })),
    items.map((item) => [item.title, ...words[item.id]])
  )
  paper.y = paper.bottom - STYLES.note.leading
  paper.paragraph('P', STYLES.note, sender, paper.width)
  return paper.bytes()
}

/** The company, by the telephone and the address that the page names. */
function senderOf(page) {
  const ways = ['tel', 'mailto'].map((way) => new RegExp(`\\[([^\\]]+)\\]\\(${way}:`).exec(page)[1])
  return [ADDRESS.join(', '), ...ways].join(' · ').replaceAll('\u00A0', ' ')
}

/** A text's lines run on, as a paragraph of Markdown does. */
function inOneLine(text) {
  return text.trim().replaceAll(/\s*\n\s*/g, ' ')
}
