import { createHash } from 'node:crypto'
import type { MediaFile } from '#media/original'

/**
 * The date of the last change to how pictures are tinted in app/media/pictures/tinting/tint.ts. It
 * is part of the names' hash, so that a new date invalidates browser caches.
 */
const TINT_DATE = '2026-11-29'

/** A file below resources/media and the hash of its content. */
export type TintSource = { file: string; hash: string }

/** The looks of a profile's surface. */
export type TintFinish =
  | 'mill'
  | 'anodised_matt'
  | 'anodised_polished'
  | 'brushed'
  | 'hammered'
  | 'coated'
  | 'foil'

/** A picture of a profile in another colour and finish than it was rendered in. */
export type TintedPicture = {
  /** The render. */
  base: TintSource
  /** The visible part of the profile, and the position on the bar of each pixel (pictures/masks.py). */
  mask: TintSource & {
    /** The full scale of the mask across and along the bar, in millimetres. */
    across: number
    along: number
  }
  /** The colour of the mid-tone in CIELAB. */
  lab: { l: number; a: number; b: number }
  finish: TintFinish
  /** The picture of the decor of a foil, 24 × 24 cm with the grain upright. */
  grain: TintSource | null
}

const PREFIX = 'tint:'

/** Returns the file name of a picture in a colour or decor, by its name in the URL of a choice. */
export function tintFile(image: string, swatch: string): string {
  return `${PREFIX}${image}:${swatch}`
}

export function isTintFile(file: string): boolean {
  return file.startsWith(PREFIX)
}

/**
 * Returns the files that belong to a picture which can be tinted: its mask, and a render without
 * grain if the picture has one.
 */
export function tintSources(image: string): { mask: string; base: string } {
  const stem = image.replace(/\.\w+$/, '')
  return { mask: `${stem}.mask.webp`, base: `${stem}.base.jpg` }
}

/** Whether a file belongs to a picture that can be tinted; content does not refer to it. */
export function isTintSource(file: string): boolean {
  return /\.(?:mask\.webp|base\.jpg)$/.test(file)
}

/**
 * Describes a tinted picture for the images table. Its names contain a hash of all that it is made
 * of. Its size in bytes is unknown until it is made, and stored as 0.
 *
 * @param stem the start of its names
 * @param render the picture that it is tinted from
 */
export function describeTintedPicture(
  stem: string,
  composition: TintedPicture,
  render: MediaFile
): MediaFile {
  const digest = createHash('sha256').update(JSON.stringify(composition)).update(TINT_DATE)
  const name = `/media/${stem}-${digest.digest('hex').slice(0, 10)}`
  return {
    ...render,
    original_url: `${name}.jpg`,
    size: 0,
    conversion_urls: Object.fromEntries(
      Object.keys(render.conversion_urls).map((size) => [size, `${name}-${size}.jpg`])
    ),
  }
}
