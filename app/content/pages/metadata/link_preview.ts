import type { PageContext } from '#content/pages/context'
import type { ImageProps } from '#media/pictures/image_queries'
import type { Locale } from '#shared/locales'
import { PICTURE_WIDTHS, type PictureSize } from '#shared/picture_sizes'

/** The preview image of a shared link: an absolute URL, the size and an alt text. */
export type LinkPreview = {
  url: string
  alt: string
  /** In pixels. */
  width: number
  height: number
}

/** Returns the file name of the social image of a page. */
export function previewFile(key: string, locale: Locale): string {
  return `preview:${key}.${locale}`
}

/** The default for pages without a picture, drawn by pictures/icons.mjs. */
const BRAND = { url: '/icons/preview.jpg', width: 1200, height: 630 }

/** The suitable sizes, largest first. In smaller ones details are lost. */
const SIZES: readonly PictureSize[] = ['xl', 'lg', 'md', 'sm']

/**
 * Returns the first picture of a page that link previews support, in its largest suitable size,
 * otherwise the default. Previews support neither drawings nor modern formats.
 */
export function linkPreview(
  files: readonly unknown[],
  context: PageContext,
  { origin, name }: { origin: string; name: string }
): LinkPreview {
  for (const file of files) {
    const image = typeof file === 'string' ? context.findImage(file) : undefined
    if (!image) continue
    const [text] = Object.values(image.custom_properties)
    const largest = largestOf(image)
    if (largest) return { ...largest, url: origin + largest.url, alt: text?.alt || name }
  }
  return { ...BRAND, url: origin + BRAND.url, alt: name }
}

function largestOf({ original_url, conversion_urls, mime_type, width, height }: ImageProps) {
  /** A social image exists in its original size only. */
  if (mime_type === 'image/jpeg' && Object.keys(conversion_urls).length === 0) {
    return { url: original_url, width, height }
  }
  const size = SIZES.find((each) => conversion_urls[each])
  const url = size && conversion_urls[size]
  if (!url) return undefined
  const shown = Math.min(width, PICTURE_WIDTHS[size])
  return { url, width: shown, height: Math.round((height * shown) / width) }
}
