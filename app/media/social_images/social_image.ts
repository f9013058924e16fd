import { hash } from 'node:crypto'
import type { MediaFile } from '#media/original'
import type { Crop } from '#media/pictures/conversion/crop'

/** The size of link previews on social networks, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }

/**
 * The date of the last change to the layout in draw_social_image.ts. It is part of the hash in file
 * names, so that a new date invalidates browser caches.
 */
const LAYOUT_DATE = '2026-11-22'

/** A social image, composed of text and a picture or drawing. */
export type SocialImage = {
  title: string
  /** The topline: the kind of thing that the title names. */
  topline: string
  shows: ShownPicture | ShownDrawing
}

/** A picture of the content, by its file below resources/media and the hash in its name. */
export type ShownPicture = {
  file: string
  hash: string
  crop: Crop | null
  /** Whether it fills its area and is cut off at its sides, instead of being shown whole. */
  fills?: true
}

/** Outlines as SVG paths, each with its colour. */
export type ShownDrawing = { viewBox: string; parts: { fill: string; d: string }[] }

/**
 * Describes a social image for the images table. Its name contains a hash of all its parts. Its
 * size in bytes is unknown until it is composed, and stored as 0.
 *
 * @param stem the start of its name
 */
export function describeSocialImage(stem: string, composition: SocialImage): MediaFile {
  const digest = hash('sha256', JSON.stringify(composition) + LAYOUT_DATE)
  return {
    original_url: `/media/${stem}-${digest.slice(0, 10)}.jpg`,
    mime_type: 'image/jpeg',
    size: 0,
    ...PREVIEW_SIZE,
    conversion_urls: {},
  }
}
