import type { PageContext } from '#content/pages/context'

/** What a link to a page shows of it where it is shared: an absolute address, and what is seen. */
export type LinkPreview = { url: string; alt: string }

/** Drawn by pictures/icons.mjs for pages without a picture. */
const BRAND = '/icons/preview.jpg'

/**
 * The first of a page's pictures that previews can show, else the brand: they know neither drawings
 * nor modern formats.
 */
export function linkPreview(
  files: readonly unknown[],
  context: PageContext,
  { origin, name }: { origin: string; name: string }
): LinkPreview {
  for (const file of files) {
    if (typeof file !== 'string') continue
    const { conversion_urls, custom_properties } = context.image(file)
    const [text] = Object.values(custom_properties)
    if (conversion_urls.xl) return { url: origin + conversion_urls.xl, alt: text?.alt || name }
  }
  return { url: origin + BRAND, alt: name }
}
