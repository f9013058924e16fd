import { type Json, parseJson } from '#database/stored_values'
import type { Row } from '#database/tables'
import type { Crop } from '#media/crop'
import type { SocialImage } from '#media/social_image'
import type { PictureSize } from '#shared/picture_sizes'

declare module '#database/tables' {
  interface ColumnTypes {
    'images.conversion_urls': Json<Record<string, string>>
    'images.crop': Json<Crop>
    'images.composition': Json<SocialImage>
  }
}

/** What the images table says of a picture's files. */
export type StoredPicture = Pick<
  Row<'images'>,
  'file' | 'original_url' | 'conversion_urls' | 'crop' | 'composition'
>

/** Formats in which each size lies beside its fallback. */
const MODERN = ['avif', 'webp']

/** A file that visitors may ask for: a picture in one size and format. */
export type PictureVariant = {
  /** Below /media. */
  name: string
  /** Without one, the picture as large as its original. */
  size?: PictureSize
  extension: string
}

/** All files of a picture; none of a drawing, which is published as it is loaded. */
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

/** Formats of pictures in full size: still ones, and animations as they are. */
const ORIGINALS = ['jpg', 'png', 'gif', 'webp', 'apng', 'avif']

const NAME = /^(.+-[0-9a-f]{10})(?:-(?:thumb|sm|md|lg|xl))?\.(?:avif|webp|jpg|png|gif|apng)$/

/** The addresses that the original of a file may have; none if no picture's file is called so. */
export function originalUrls(name: string): string[] {
  const stem = NAME.exec(name)?.[1]
  return stem ? ORIGINALS.map((extension) => `/media/${stem}.${extension}`) : []
}

/** The hash of original and crop that a file's name carries. */
export function hashIn(url: string): string {
  return /-([0-9a-f]{10})(?:-\w+)?\.\w+$/.exec(url)?.[1] ?? ''
}

function nameOf(url: string): string {
  return url.slice('/media/'.length)
}

function extensionOf(url: string): string {
  return url.slice(url.lastIndexOf('.') + 1)
}
