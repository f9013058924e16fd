import { keptByContent } from '#content/pages/content_version'
import { from } from '#database/query'
import { findImages, type ImageProps } from '#media/image_queries'
import type { PublishedFile } from '#media/published_file'
import type { Locale } from '#shared/locales'
import { perLocale } from '#shared/per_locale'

const pictures = perLocale(() => keptByContent<ImageProps>(500))
const publishedFiles = keptByContent<PublishedFile>(1_000)

/** Pictures by their file below resources/media, with the alt text for a language. */
export function findPictures(
  files: readonly string[],
  locale: Locale
): Promise<Map<string, ImageProps>> {
  return pictures(locale).getAll(files, (missing) => findImages(missing, locale))
}

/** What is published of files, by their path below resources/media. */
export function findFiles(files: readonly string[]): Promise<Map<string, PublishedFile>> {
  return publishedFiles.getAll(files, async (missing) => {
    const rows = await from('files').whereIn('file', missing)
    return new Map(
      rows.map(({ file, original_url, mime_type, size, transcript }) => [
        file,
        { original_url, mime_type, size, transcript },
      ])
    )
  })
}
