import type { ImageProps } from '#media/pictures/image_queries'
import type { Thumbnail } from '#media/pictures/thumbnail'
import { conversionsOf, PICTURE_WIDTHS, type PictureSize } from '#shared/picture_sizes'

/** A picture of the content, or its thumbnail. */
export type ShownImage = ImageProps | Thumbnail

/** Returns the URLs of a picture's sizes. */
export function sizesOf(image: ShownImage): Record<string, string> {
  return 'conversion_urls' in image ? image.conversion_urls : conversionsOf(image)
}

/**
 * Returns the `srcset` of a picture; undefined for drawings and animations, which have one size.
 * Each width exists in the fallback format and as AVIF and WebP. No width exceeds the picture's
 * own.
 */
export function sourceSet(image: ShownImage, format?: 'avif' | 'webp'): string | undefined {
  const sources = Object.entries(sizesOf(image))
    .filter(([size]) => size !== 'thumb')
    .map(([size, url]) => {
      const width = Math.min(PICTURE_WIDTHS[size as PictureSize], image.width)
      return `${format ? url.replace(/\w+$/, format) : url} ${width}w`
    })
  return sources.length > 0 ? sources.join(', ') : undefined
}
