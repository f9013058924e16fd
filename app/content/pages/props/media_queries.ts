import { createContentCache } from '#content/pages/content_version'
import { from } from '#database/query'
import {
  findImagesInAllLanguages,
  type ImageProps,
  inLanguage,
} from '#media/pictures/image_queries'
import { addressOf, type PublishedFile } from '#media/public_folder/published_file'
import type { Locale } from '#shared/locales'

/** Cached once for all languages, because only the alt text differs. */
const pictures = createContentCache<ImageProps>(1_000)
const publishedFiles = createContentCache<PublishedFile>(1_000)

/** Finds pictures by their files below resources/media, with alt texts in a language. */
export async function findPictures(
  files: readonly string[],
  locale: Locale
): Promise<Map<string, ImageProps>> {
  return inLanguage(await pictures.getAll(files, findImagesInAllLanguages), locale)
}

/** Finds published files by their paths below resources/media. */
export function findFiles(files: readonly string[]): Promise<Map<string, PublishedFile>> {
  return publishedFiles.getAll(files, async (missing) => {
    const rows = await from('files').whereIn('file', missing)
    return new Map(
      rows.map(({ file, original_url, mime_type, size, transcript }) => [
        file,
        { original_url: addressOf(original_url), mime_type, size, transcript },
      ])
    )
  })
}
