import sharp, { type Sharp } from 'sharp'
import { COLOURS } from '#config/design'
import { breakLines, type Line } from '#media/lettering/letters'
import {
  PREVIEW_SIZE,
  type ShownDrawing,
  type SocialImage,
} from '#media/social_images/social_image'
import { LOGO_FAINT, LOGO_MARK, LOGO_NAME } from '#shared/logo'

const { ink: INK, sand: SAND, steel: STEEL, red: RED } = COLOURS

/** The layout in pixels: text on the left, the picture on the right. */
const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE
const PANEL = 480
const MARGIN = 56
const TEXT_WIDTH = PANEL - MARGIN - 32
const PICTURE = { width: WIDTH - PANEL, height: HEIGHT }
/** The margin around a drawing, which has no background of its own. */
const DRAWING_MARGIN = 40

/** Font sizes of the title: the largest at which its lines fit is used. */
const TITLE_SIZES = [60, 54, 48, 44, 40, 36, 32, 28, 24]
const MAX_LINES = 4
const TOPLINE_SIZE = 26

/**
 * Composes a social image of the brand's mark, the text and a picture.
 *
 * @param picture the picture that it shows, turned upright and cropped; undefined for a drawing
 */
export async function drawSocialImage(
  { title, topline, shows }: SocialImage,
  picture: Sharp | undefined
): Promise<Buffer> {
  const drawing = 'parts' in shows ? drawingSvg(shows) : ''
  const ground = `<path fill="${SAND}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`
  const panel = ground + drawing + logoSvg() + wordsSvg(title, topline)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${panel}</svg>`
  const composed = sharp(Buffer.from(svg)).flatten({ background: SAND })
  if (picture) {
    const input = await ('fills' in shows && shows.fills ? cover(picture) : fit(picture))
    composed.composite([{ input, left: PANEL, top: 0 }])
  }
  return composed.jpeg({ quality: 84 }).toBuffer()
}

/** Fills the area with the middle of a picture. */
function cover(picture: Sharp): Promise<Buffer> {
  return picture
    .resize({ ...PICTURE, fit: 'cover' })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** Fits the whole picture into its area, and extends its background to fill it. */
async function fit(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture
    .resize({ ...PICTURE, fit: 'inside' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
  const [x, y] = [PICTURE.width - info.width, PICTURE.height - info.height]
  const [left, top] = [Math.floor(x / 2), Math.floor(y / 2)]
  const ground = await sharp(data)
    .extend({ left, right: x - left, top, bottom: y - top, extendWith: 'copy' })
    .png({ compressionLevel: 0 })
    .toBuffer()
  /** Repeating only the outermost pixels would draw stripes. */
  return sharp(ground)
    .blur(10)
    .composite([{ input: data, left, top }])
    .png({ compressionLevel: 0 })
    .toBuffer()
}

function logoSvg(): string {
  return [
    `<g transform="translate(${MARGIN} ${MARGIN}) scale(1.7)" fill="${INK}">`,
    `<path d="${LOGO_MARK.floor}"/>`,
    `<path fill-opacity="${LOGO_FAINT}" d="${LOGO_MARK.otherFloor}"/>`,
    `<path fill="${RED}" d="${LOGO_MARK.profile}"/>`,
    `<path d="${LOGO_NAME}"/></g>`,
  ].join('')
}

/** Aligns the title with the lower margin, and the topline above it. */
function wordsSvg(title: string, topline: string): string {
  const { lines, size } = setTitle(title)
  const leading = size * 1.12
  const last = HEIGHT - MARGIN - size * 0.24
  const first = last - (lines.length - 1) * leading
  const above = breakLines(topline, 400, TOPLINE_SIZE, TEXT_WIDTH)
  const aboveLast = first - size - TOPLINE_SIZE * 0.4
  const aboveFirst = aboveLast - (above.length - 1) * TOPLINE_SIZE * 1.25
  return [
    ...above.map((line, index) => lineSvg(line, aboveFirst + index * TOPLINE_SIZE * 1.25, STEEL)),
    ...lines.map((line, index) => lineSvg(line, first + index * leading, INK)),
  ].join('')
}

function setTitle(title: string): { lines: Line[]; size: number } {
  const settings = TITLE_SIZES.map((size) => {
    const lines = breakLines(title, 600, size, TEXT_WIDTH)
    return { size, lines, width: Math.max(...lines.map(({ width }) => width)) }
  })
  const fitting = settings.find(
    ({ lines, width }) => lines.length <= MAX_LINES && width <= TEXT_WIDTH
  )
  if (fitting) return fitting
  const smallest = settings[settings.length - 1]
  const size = smallest.size * Math.min(1, TEXT_WIDTH / smallest.width)
  return { size, lines: breakLines(title, 600, size, TEXT_WIDTH) }
}

function lineSvg({ d }: Line, y: number, colour: string): string {
  return `<path transform="translate(${MARGIN} ${Math.round(y)})" fill="${colour}" d="${d}"/>`
}

function drawingSvg({ viewBox, parts }: ShownDrawing): string {
  const [width, height] = [PICTURE.width, PICTURE.height].map((each) => each - 2 * DRAWING_MARGIN)
  const outlines = parts.map(({ fill: colour, d }) => `<path fill="${colour}" d="${d}"/>`).join('')
  return [
    `<path fill="#ffffff" d="M${PANEL} 0h${PICTURE.width}v${PICTURE.height}h-${PICTURE.width}z"/>`,
    `<svg x="${PANEL + DRAWING_MARGIN}" y="${DRAWING_MARGIN}" width="${width}" height="${height}" viewBox="${viewBox}">${outlines}</svg>`,
  ].join('')
}
