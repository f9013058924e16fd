import { join } from 'node:path'
import { writeSvg } from '#drawings/cross_section_svg'
import { hashOf } from '#media/crop'
import { setLine } from '#media/letters'
import { fetchFile, publishFile } from '#media/public_files'
import { publicRoot } from '#media/public_folder'

/** Enough for a page's width in print; in pixels. */
const WIDTH = 2400

/**
 * Paints a drawing as a picture, unless this version of it has been painted before, here or on another
 * machine. Its figures are outlines: a server need not have fonts.
 *
 * @param name as it is saved, without its ending
 * @returns where its file is on this machine
 */
export async function publishSectionPng(
  name: string,
  drawing: Parameters<typeof writeSvg>[0]
): Promise<string> {
  const svg = writeSvg(drawing, { width: WIDTH, setLine: (text, size) => setLine(text, 400, size) })
  const file = `${name}-${hashOf(Buffer.from(svg), undefined)}.png`
  if (!(await fetchFile(file))) {
    await publishFile(file, () => paint(svg))
    /** Another machine may have published it meanwhile. */
    await fetchFile(file)
  }
  return join(publicRoot, 'media', file)
}

async function paint(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}
