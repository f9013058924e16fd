import type { PageContext } from '#content/pages/context'
import type { ImageProps } from '#media/image_queries'
import type { Locale } from '#shared/locales'
import { PICTURE_WIDTHS, type PictureSize } from '#shared/picture_sizes'

/** What a link to a page shows of it where it is shared: an absolute address, and what is seen. */
export type LinkPreview = {
  url: string
  alt: string
  /** In pixels. */
  width: number
  height: number
}

/** The picture that is put together for links to a page, among the pictures of the content. */
export function previewFile(key: string, locale: Locale): string {
  return `preview:${key}.${locale}`
}

/** Drawn by pictures/icons.mjs for pages without a picture. */
const BRAND = { url: '/icons/preview.jpg', width: 1200, height: 630 }

/** The sizes that may be shown, the best first; in a smaller one nothing is recognised. */
const SIZES: readonly PictureSize[] = ['xl', 'lg', 'md', 'sm']

/**
 * The first of a page's pictures that previews can show, as large as it is kept, else the brand: they
 * know neither drawings nor modern formats.
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
  /** What was put together for previews is there in their size alone. */
  if (mime_type === 'image/jpeg' && Object.keys(conversion_urls).length === 0) {
    return { url: original_url, width, height }
  }
  const size = SIZES.find((each) => conversion_urls[each])
  const url = size && conversion_urls[size]
  if (!url) return undefined
  const shown = Math.min(width, PICTURE_WIDTHS[size])
  return { url, width: shown, height: Math.round((height * shown) / width) }
}
