import { encode } from 'uqr'
import { COLOURS } from '#config/design'
import type { DataSheet } from '#documents/data_sheet/data_sheet'
import { type Paper, STYLES, type Style } from '#documents/data_sheet/paper'

type Line = { style: Style; text: string; link?: string }

/**
 * The height of the foot in points: padding and at most five lines. The QR code fills it, except
 * for 10 points at the top.
 */
const HEIGHT = 12 + 5 * STYLES.note.leading
const CODE = HEIGHT - 10

/**
 * Draws the foot of the last page: the sender and contact details, a QR code with the URL of the
 * group's page, and the date and version of the sheet.
 */
export function drawSender(
  paper: Paper,
  { sender: { platform_link, address }, words, page, issue }: DataSheet
): void {
  const name: Style = { ...STYLES.note, font: 'medium', colour: 'ink' }
  const note: Style = STYLES.note
  const columns: Line[][] = []
  if (address) {
    columns.push([
      { style: name, text: address.company },
      { style: note, text: `${address.street}, ${address.postal_code} ${address.city}` },
      { style: note, text: address.country },
    ])
    const number = address.phone.replaceAll(/[^+\d]/g, '')
    columns.push([
      { style: note, text: address.phone, link: `tel:${number}` },
      { style: note, text: address.email, link: `mailto:${address.email}` },
    ])
  }
  columns.push([
    { style: name, text: words.platform },
    { style: note, text: new URL(platform_link).hostname, link: platform_link },
  ])

  paper.ensureSpace(HEIGHT + 8)
  const top = paper.bottom - HEIGHT
  paper.hairline(top, 'ink')
  drawCode(paper, page, words.qr_code, top + 10)
  const width = (paper.width - CODE - 12) / 3
  for (const [index, lines] of columns.entries()) {
    const x = paper.left + index * width
    for (const [row, { style, text, link }] of lines.entries()) {
      const y = top + 10 + row * style.leading
      const part = paper.part(link ? 'Link' : 'P')
      part.add(() => paper.write(style, text, { x, y }))
      if (link) {
        const box = { x, y, width: paper.lengthOf(style, text), height: style.leading }
        paper.link(part, link, text, box)
      }
      part.end()
    }
  }
  const foot = top + 10 + 4 * note.leading
  paper.note(note, issue, { x: paper.left, y: foot })
}

/** Draws a QR code with the URL of the group's page. */
function drawCode(paper: Paper, address: string, description: string, y: number): void {
  const { data, size } = encode(address, { border: 0 })
  const side = CODE / size
  const x = paper.right - CODE
  const modules = data.flatMap((row, down) =>
    row.flatMap((dark, across) => (dark ? [[x + across * side, y + down * side] as const] : []))
  )
  const box = { x, y, width: CODE, height: CODE }
  const link = paper.part('Link')
  paper
    .figure(description, box, link)
    .add(() => {
      for (const [left, top] of modules) paper.pdf.rect(left, top, side, side)
      paper.pdf.fill(COLOURS.ink)
    })
    .end()
  paper.link(link, address, description, box)
  link.end()
}
