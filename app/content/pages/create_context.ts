import { PageContext } from '#content/pages/context'
import { findRouteUrls } from '#content/pages/page_queries'
import { findFiles, findPictures } from '#content/pages/props/media_queries'
import { registry } from '#content/pages/registry'
import type { Lookups } from '#content/schema/lookups'
import type { Locale } from '#shared/locales'
import { translator } from '#texts/translate'

/** Looks up the link targets of content, so that its props can be built without further queries. */
export async function createPageContext(locale: Locale, lookups: Lookups): Promise<PageContext> {
  const { services, findContacts } = registry()
  const keys = (kind: string) => (lookups[kind] ?? []).map(String)
  return new PageContext(locale, translator(locale), services, {
    route: await findRouteUrls(keys('route'), locale),
    image: await findPictures(keys('image'), locale),
    file: await findFiles(keys('file')),
    contact: await findContacts((lookups.contact ?? []).map(Number), locale),
  })
}
