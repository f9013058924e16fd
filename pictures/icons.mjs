/**
 * Draws what tabs, home screens and link previews show of the brand, all from the one drawing in
 * app/shared/logo.ts: `node --import=@poppinss/ts-exec pictures/icons.mjs` writes inertia/images/favicon.svg and public/.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { COLOURS } from '#config/design'
import { LOGO_FAINT, LOGO_MARK, LOGO_NAME } from '#shared/logo'

const { ink: INK, paper: PAPER, sand: SAND, red: RED, 'red-on-ink': RED_ON_INK } = COLOURS

/** The mark is 32 wide and 28 high: it stands in the middle of its square. */
const SQUARE = '0 -2 32 32'

const MARK = [
  `<path class="floor" fill="${INK}" d="${LOGO_MARK.floor}"/>`,
  `<path class="floor" fill="${INK}" fill-opacity="${LOGO_FAINT}" d="${LOGO_MARK.otherFloor}"/>`,
  `<path class="profile" fill="${RED}" d="${LOGO_MARK.profile}"/>`,
].join('')

const DARK = `<style>@media (prefers-color-scheme:dark){.floor{fill:${PAPER}}.profile{fill:${RED_ON_INK}}}</style>`

const svg = (viewBox, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`

/** The mark as pixels; on paper with `margin` (a share of the side) around it, else on nothing. */
function icon(size, margin) {
  if (margin === undefined)
    return sharp(Buffer.from(svg(SQUARE, MARK)))
      .resize(size)
      .png()
      .toBuffer()
  const side = 32 / (1 - 2 * margin)
  const start = 16 - side / 2
  const box = `${start} ${start - 2} ${side} ${side}`
  const ground = `<path fill="${PAPER}" d="M${start} ${start - 2}h${side}v${side}h-${side}z"/>`
  return sharp(Buffer.from(svg(box, ground + MARK)))
    .resize(size)
    .flatten({ background: PAPER })
    .png({ palette: true })
    .toBuffer()
}

/** Several sizes in one ICO file: a table of contents, then the PNG files as they are. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** What link previews show of a page without a picture: sand meets picture in the seam. */
async function preview() {
  const [width, height, seam] = [1200, 630, 520]
  const picture = await sharp('resources/media/hero/home.jpg')
    .resize(width - seam, height, { position: 'right' })
    .toBuffer()
  const name = `<path fill="${INK}" d="${LOGO_NAME}"/>`
  const logo = `<g transform="translate(76 280) scale(2.5)">${MARK}${name}</g>`
  const ground = `<path fill="${SAND}" d="M0 0h${width}v${height}H0z"/>`
  return sharp(Buffer.from(svg(`0 0 ${width} ${height}`, ground + logo)))
    .resize(width, height)
    .composite([{ input: picture, left: seam, top: 0 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

mkdirSync('public/icons', { recursive: true })
writeFileSync('inertia/images/favicon.svg', `${svg(SQUARE, DARK + MARK)}\n`)
writeFileSync(
  'public/favicon.ico',
  ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await icon(size) }))))
)
writeFileSync('public/apple-touch-icon.png', await icon(180, 0.18))
writeFileSync('public/icons/192.png', await icon(192, 0.08))
writeFileSync('public/icons/512.png', await icon(512, 0.08))
writeFileSync('public/icons/512-maskable.png', await icon(512, 0.24))
writeFileSync('public/icons/preview.jpg', await preview())
