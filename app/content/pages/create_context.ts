import { PageContext } from '#content/pages/context'
import { findRouteUrls } from '#content/pages/page_queries'
import { registry } from '#content/pages/registry'
import type { Lookups } from '#content/schema/lookups'
import { from } from '#database/query'
import { findImages } from '#media/image_queries'
import type { PublishedFile } from '#media/published_file'
import type { Locale } from '#shared/locales'
import { translator } from '#texts/translate'

/** Looks up what content links to, so that its props can be built without further queries. */
export async function createPageContext(locale: Locale, lookups: Lookups): Promise<PageContext> {
  const { services, findContacts } = registry()
  const keys = (kind: string) => (lookups[kind] ?? []).map(String)
  return new PageContext(locale, translator(locale), services, {
    route: await findRouteUrls(keys('route'), locale),
    image: await findImages(keys('image'), locale),
    file: await findFiles(keys('file')),
    contact: await findContacts((lookups.contact ?? []).map(Number), locale),
  })
}

/** What is published of files, by their path below resources/media. */
async function findFiles(files: readonly string[]): Promise<Map<string, PublishedFile>> {
  if (files.length === 0) return new Map()
  const rows = await from('files').whereIn('file', files)
  return new Map(
    rows.map(({ file, original_url, mime_type, size }) => [file, { original_url, mime_type, size }])
  )
}
