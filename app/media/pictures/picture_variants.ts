import { type Json, parseJson } from '#database/stored_values'
import type { Row } from '#database/tables'
import type { Crop } from '#media/pictures/conversion/crop'
import type { TintedPicture } from '#media/pictures/tinting/tinted_picture'
import type { SocialImage } from '#media/social_images/social_image'
import type { PictureSize } from '#shared/picture_sizes'

declare module '#database/tables' {
  interface ColumnTypes {
    'images.conversion_urls': Json<Record<string, string>>
    'images.crop': Json<Crop>
    'images.composition': Json<SocialImage | TintedPicture>
  }
}

/** The columns of the images table that name a picture's files. */
export type StoredPicture = Pick<
  Row<'images'>,
  'file' | 'original_url' | 'conversion_urls' | 'crop' | 'composition'
>

/** Formats of each size in addition to its fallback. */
const MODERN = ['avif', 'webp']

/** A picture in one size and format. */
export type PictureVariant = {
  /** The path below /media. */
  name: string
  /** Undefined for the full size. */
  size?: PictureSize
  extension: string
}

/** Returns all variants of a picture; drawings have none, as they are published on load. */
export function variantsOf({ original_url, conversion_urls }: StoredPicture): PictureVariant[] {
  const extension = extensionOf(original_url)
  if (extension === 'svg') return []
  const conversions = Object.entries(parseJson(conversion_urls)).flatMap(([size, url]) => {
    const fallback = extensionOf(url)
    const stem = nameOf(url).slice(0, -fallback.length)
    return [...MODERN, fallback].map((each) => ({
      name: stem + each,
      size: size as PictureSize,
      extension: each,
    }))
  })
  return [...conversions, { name: nameOf(original_url), extension }]
}

/** Formats of full-size pictures, animations included. */
const ORIGINALS = ['jpg', 'png', 'gif', 'webp', 'apng', 'avif']

const NAME = /^(.+-[0-9a-f]{10})(?:-(?:thumb|sm|md|lg|xl))?\.(?:avif|webp|jpg|png|gif|apng)$/

/**
 * Returns the possible URLs of a variant's original; empty if the name is not that of a picture.
 */
export function originalUrls(name: string): string[] {
  const stem = NAME.exec(name)?.[1]
  return stem ? ORIGINALS.map((extension) => `/media/${stem}.${extension}`) : []
}

/** Returns the hash of original and crop in a file name; empty if there is none. */
export function hashIn(url: string): string {
  return /-([0-9a-f]{10})(?:-\w+)?\.\w+$/.exec(url)?.[1] ?? ''
}

function nameOf(url: string): string {
  return url.slice('/media/'.length)
}

function extensionOf(url: string): string {
  return url.slice(url.lastIndexOf('.') + 1)
}
