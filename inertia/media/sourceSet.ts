import type { ImageProps } from '#media/image_queries'
import { PICTURE_WIDTHS, type PictureSize } from '#shared/picture_sizes'

/**
 * The widths of a picture for `srcset`; undefined where there is nothing to choose: drawings and
 * animations have one size. Each width lies beside its fallback format as AVIF and WebP; none is
 * wider than the picture itself.
 */
export function sourceSet(image: ImageProps, format?: 'avif' | 'webp'): string | undefined {
  const sources = Object.entries(image.conversion_urls)
    .filter(([size]) => size !== 'thumb')
    .map(([size, url]) => {
      const width = Math.min(PICTURE_WIDTHS[size as PictureSize], image.width)
      return `${format ? url.replace(/\w+$/, format) : url} ${width}w`
    })
  return sources.length > 0 ? sources.join(', ') : undefined
}
