import type { Sender } from '#catalogue/data_sheet'
import { type Paper, STYLES, type Style } from '#datasheet/paper'

type Line = { style: Style; text: string; link?: string }

/** Above the lines, and how many there are at most. */
const HEIGHT = 12 + 3 * STYLES.note.leading

/** Says at the foot of the last page who the sheet comes from and how to reach them. */
export function drawSender(
  paper: Paper,
  { platform_link, address }: Sender,
  platform: string
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
    { style: name, text: platform },
    { style: note, text: new URL(platform_link).hostname, link: platform_link },
  ])

  paper.makeRoom(HEIGHT + 8)
  const top = paper.bottom - HEIGHT
  paper.hairline(top, 'ink')
  const width = paper.width / 3
  for (const [index, lines] of columns.entries()) {
    const x = paper.left + index * width
    for (const [row, { style, text, link }] of lines.entries()) {
      const y = top + 10 + row * style.leading
      paper
        .part(link ? 'Link' : 'P')
        .add(() => paper.write(style, text, { x, y, link }))
        .end()
    }
  }
}
