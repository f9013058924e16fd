import { from } from '#database/query'
import { type Json, parseJson } from '#database/stored_values'
import type { MediaFile } from '#media/original'
import { DEFAULT_LOCALE, type Locale } from '#shared/locales'

/** A picture as the specification defines it (§3 "Image"), with its size in pixels. */
export type ImageProps = MediaFile & {
  id: number
  url: string
  /** The alt text in the page's locale, else in German; empty for decoration. */
  custom_properties: Partial<Record<Locale, { alt: string }>>
}

declare module '#database/tables' {
  interface ColumnTypes {
    'images.custom_properties': Json<ImageProps['custom_properties']>
  }
}

/** Returns pictures by their file below resources/media, with the alt text in a language. */
export async function findImages(
  files: readonly string[],
  locale: Locale
): Promise<Map<string, ImageProps>> {
  return inLanguage(await findImagesInAllLanguages(files), locale)
}

/** Returns pictures by their file below resources/media, with their alt texts in every language. */
export async function findImagesInAllLanguages(
  files: readonly string[]
): Promise<Map<string, ImageProps>> {
  if (files.length === 0) return new Map()
  const rows = await from('images')
    .whereIn('file', files)
    .select('file', 'id', 'original_url', 'url', 'mime_type', 'size', 'width', 'height')
    .select('conversion_urls', 'custom_properties')
  return new Map(
    rows.map(({ file, ...image }) => [
      file,
      {
        ...image,
        conversion_urls: parseJson(image.conversion_urls),
        custom_properties: parseJson(image.custom_properties),
      },
    ])
  )
}

/** Reduces pictures to one alt text: in the given language, else in German. */
export function inLanguage(
  images: ReadonlyMap<string, ImageProps>,
  locale: Locale
): Map<string, ImageProps> {
  return new Map(
    Array.from(images, ([file, image]) => {
      const alts = image.custom_properties
      const altLocale = alts[locale] ? locale : DEFAULT_LOCALE
      const custom_properties = alts[altLocale] ? { [altLocale]: alts[altLocale] } : {}
      return [file, { ...image, custom_properties }]
    })
  )
}

/** Returns the URLs of originals that were loaded before. */
export async function loadedOriginals(): Promise<Set<string>> {
  const rows = await from('images').select('original_url')
  return new Set(rows.map(({ original_url }) => original_url))
}
