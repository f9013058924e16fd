import type { ImageProps } from '#media/image_queries'
import type { Thumbnail } from '#media/thumbnail'
import { conversionsOf, PICTURE_WIDTHS, type PictureSize } from '#shared/picture_sizes'

/** A picture as content links to it, or in brief. */
export type ShownImage = ImageProps | Thumbnail

/** The addresses of a picture's sizes. */
export function sizesOf(image: ShownImage): Record<string, string> {
  return 'conversion_urls' in image ? image.conversion_urls : conversionsOf(image)
}

/**
 * The widths of a picture for `srcset`; undefined where there is nothing to choose: drawings and
 * animations have one size. Each width lies beside its fallback format as AVIF and WebP; none is
 * wider than the picture itself.
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
