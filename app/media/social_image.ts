import { createHash } from 'node:crypto'
import type { Crop } from '#media/crop'
import type { MediaFile } from '#media/original'

/** The size that services show links in, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }

/**
 * When the layout of previews last changed, in app/media/draw_social_image.ts: their names change with
 * it, so that no browser keeps an old one.
 */
const LAYOUT_DATE = '2026-11-22'

/** A picture that is put together of words and of what they are about. */
export type SocialImage = {
  title: string
  /** What the title is one of. */
  topline: string
  shows: ShownPicture | ShownDrawing
}

/** Another picture of the content, by its file below resources/media and the hash in its name. */
export type ShownPicture = { file: string; hash: string; crop: Crop | null }

/** Outlines as SVG writes them, each with its colour. */
export type ShownDrawing = { viewBox: string; parts: { fill: string; d: string }[] }

/**
 * What will be stored of a picture that is put together. Its name carries a hash of all that it is
 * made of; how many bytes it has is not known before it is made.
 *
 * @param stem what its name begins with
 */
export function describeSocialImage(stem: string, composition: SocialImage): MediaFile {
  const digest = createHash('sha256').update(JSON.stringify(composition)).update(LAYOUT_DATE)
  return {
    original_url: `/media/${stem}-${digest.digest('hex').slice(0, 10)}.jpg`,
    mime_type: 'image/jpeg',
    size: 0,
    ...PREVIEW_SIZE,
    conversion_urls: {},
  }
}
