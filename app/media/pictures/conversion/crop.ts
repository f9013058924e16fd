import { createHash } from 'node:crypto'

/** The crop of a picture: an aspect ratio around a focus point. */
export type Crop = {
  ratio: '3:2' | '16:9' | '1:1'
  /** The focus in per cent of width and height, from the top left. */
  focus: { x: number; y: number }
}

/**
 * Returns the hash for the names of a picture's files. It changes with the original and its crop.
 */
export function hashOfOriginal(original: Buffer, crop: Crop | undefined): string {
  const digest = createHash('sha256').update(original)
  if (crop) digest.update(JSON.stringify(crop))
  return digest.digest('hex').slice(0, 10)
}

/** Returns the largest area with the crop's ratio, as close to its focus as the edges allow. */
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

/** Returns the start of a section whose middle is as close to a point (in per cent) as possible. */
function offset(length: number, part: number, percent: number): number {
  return Math.round(Math.min(Math.max((length * percent) / 100 - part / 2, 0), length - part))
}
