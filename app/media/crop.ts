import { createHash } from 'node:crypto'

/** Which part of a picture is shown: a ratio around the point that matters. */
export type Crop = {
  ratio: '3:2' | '16:9' | '1:1'
  /** In per cent of width and height, from the top left. */
  focus: { x: number; y: number }
}

/** What the names of a picture's files carry: it changes with the original and with its crop. */
export function hashOf(original: Buffer, crop: Crop | undefined): string {
  const digest = createHash('sha256').update(original)
  if (crop) digest.update(JSON.stringify(crop))
  return digest.digest('hex').slice(0, 10)
}

/** The largest area of a crop's ratio, as near around its focus as the picture's edges allow. */
export function cropArea(picture: { width: number; height: number }, { ratio, focus }: Crop) {
  const [across, down] = ratio.split(':').map(Number)
  const width = Math.round(Math.min(picture.width, (picture.height * across) / down))
  const height = Math.round(Math.min(picture.height, (picture.width * down) / across))
  return {
    left: offset(picture.width, width, focus.x),
    top: offset(picture.height, height, focus.y),
    width,
    height,
  }
}

/** Where a part begins so that its middle is as near to a point (in per cent) as it can be. */
function offset(length: number, part: number, percent: number): number {
  return Math.round(Math.min(Math.max((length * percent) / 100 - part / 2, 0), length - part))
}
