import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { NotFoundException } from '#content/pages/exceptions'
import { bestRow, fallbackChain, listedTranslations } from '#content/pages/page_queries'
import { findCatalogueVersion } from '#documents/catalogue_data/catalogue_version'
import { groupDataFiles } from '#documents/catalogue_data/data_files'
import { findExportedGroups } from '#documents/catalogue_data/exported_groups'
import { catalogueFiles } from '#shared/catalogue_files'
import { dataSheetArchive, dataSheetFile, keyOfPath, ownName } from '#shared/group_files'
import { isLocale, LOCALES } from '#shared/locales'
import { element, SITEMAP_NAMESPACE, streamXmlDocument, type Xml, xmlDocument } from '#texts/xml'

/** A sitemap entry: a file, and when its content last changed (ISO 8601). */
type Entry = { path: string; modified_at: string | null }

/** The number of groups loaded at a time, whatever the size of a family. */
const BATCH = 50

/**
 * Serves the sitemaps of documents, beside those of pages; robots.txt names their index. Each file
 * is in one of them: data sheets by language, the files of the whole catalogue, and all others by
 * family.
 */
export default class DocumentSitemapController {
  async index({ response }: HttpContext) {
    const { changed_at } = await findCatalogueVersion()
    const languages = await listedGroups()
      .groupBy('locale')
      .orderBy('locale')
      .select('locale')
      .max('modified_at as modified_at')
    const families = await listedGroups()
      .groupBy('family_key')
      .orderBy('family_key')
      .select('family_key')
      .max('modified_at as modified_at')
    const sitemaps = [
      ...languages.map(({ locale, modified_at }) => ({ name: locale, modified_at })),
      { name: 'catalogue', modified_at: changed_at },
      ...families.map(({ family_key, modified_at }) => ({
        name: `family-${ownName(family_key)}`,
        modified_at,
      })),
    ]
    response.type('application/xml', 'utf-8')
    return xmlDocument(
      'sitemapindex',
      sitemaps.map(({ name, modified_at }) =>
        toElement('sitemap', { path: `/data/sitemaps/${name}.xml`, modified_at })
      ),
      { xmlns: SITEMAP_NAMESPACE }
    )
  }

  /** Streams a sitemap. */
  async show({ params, request, response }: HttpContext) {
    const { changed_at, etag } = await findCatalogueVersion()
    const entries = await entriesOf(params.name.slice(0, -'.xml'.length), changed_at)
    if (!entries) throw new NotFoundException()
    response.header('ETag', etag)
    if (response.fresh()) return response.status(304)
    response.type('application/xml', 'utf-8')
    response.header('Cache-Control', 'public, no-cache')
    if (request.method() === 'HEAD') return undefined
    const urls = toElements(entries)
    const document = streamXmlDocument('urlset', urls, { xmlns: SITEMAP_NAMESPACE })
    return response.stream(Readable.from(document))
  }
}

/** Returns the entries of a sitemap by its name; undefined if there is none. */
async function entriesOf(
  name: string,
  changed_at: string | null
): Promise<AsyncIterable<Entry> | Iterable<Entry> | undefined> {
  if (name === 'catalogue') {
    return catalogueFiles(LOCALES).map(({ path }) => ({ path, modified_at: changed_at }))
  }
  if (isLocale(name)) {
    const groups = await listedGroups()
      .where({ locale: name })
      .orderBy('key')
      .select('key', 'modified_at')
    if (groups.length === 0) return undefined
    return groups.map(({ key, modified_at }) => ({ path: dataSheetFile(key, name), modified_at }))
  }
  const [, family] = /^family-(\w+)$/.exec(name) ?? []
  if (!family) return undefined
  const family_key = keyOfPath(family)
  const isThere = await listedGroups().where({ family_key }).select('key').first()
  return isThere ? filesOf(family_key) : undefined
}

/** Returns all files of a family except data sheets. */
async function* filesOf(family_key: string): AsyncGenerator<Entry> {
  const spoken = await listedGroups()
    .where({ family_key })
    .groupBy('locale')
    .select('locale')
    .max('modified_at as modified_at')
  for (const locale of LOCALES) {
    const best = bestRow(spoken, fallbackChain(locale))
    if (!best) continue
    yield { path: dataSheetArchive(family_key, locale), modified_at: best.modified_at }
  }
  for (let after = ''; ; ) {
    const rows = await listedGroups()
      .where({ family_key })
      .where('key', '>', after)
      .groupBy('key')
      .orderBy('key')
      .limit(BATCH)
      .select('key')
    const last = rows.at(-1)
    if (!last) return
    for (const group of await findExportedGroups(rows.map(({ key }) => key))) {
      for (const { path } of groupDataFiles(group, [])) {
        yield { path, modified_at: group.modified_at }
      }
    }
    after = last.key
  }
}

/** Returns the pages of product groups in the languages that search engines may index. */
function listedGroups() {
  return listedTranslations().join('product_groups', 'product_groups.page_key', 'pages.key')
}

async function* toElements(entries: AsyncIterable<Entry> | Iterable<Entry>): AsyncGenerator<Xml> {
  for await (const entry of entries) yield toElement('url', entry)
}

/** @param name the element name of an entry */
function toElement(name: 'sitemap' | 'url', { path, modified_at }: Entry): Xml {
  const lastmod = modified_at && element('lastmod', modified_at)
  return element(name, [element('loc', appUrl + path), lastmod])
}
