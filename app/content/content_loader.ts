import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { catalogueTables } from '#content/catalogue_rows'
import { contentRoot } from '#config/content'
import { ContentError, type ContentProblem, ContentProblems } from '#content/content_problems'
import { flagOf } from '#content/contact_schema'
import { type NavigationContent, readSiteFiles, type SiteFiles } from '#content/content_reader'
import { RECORD_TABLES, type RecordTable } from '#content/record_tables'
import { type Row, syncTable } from '#content/sync_table'
import { publishOriginals } from '#media/publish_originals'

/** What a load did. */
export type LoadReport = {
  warnings: ContentProblem[]
  /** Rows inserted, updated and deleted; zero when nothing had changed. */
  written: number
}

/**
 * Loads the content files into the database: all or nothing, in one transaction, and writing only
 * what differs.
 *
 * @param root the folder that holds `resources`
 * @throws ContentError with every problem of every file when the content has errors
 */
export async function loadContent(root = contentRoot): Promise<LoadReport> {
  const { site, warnings } = await checkContent(root)
  await publishOriginals([...site.images, ...site.files].map(({ original }) => original))

  const written = await db.transaction(async (trx) => {
    const counts = [
      await syncTable(trx, 'pages', ['key'], pageRows(site), { keepRow: true }),
      await syncTable(trx, 'page_translations', ['page_key', 'locale'], translationRows(site)),
      await syncRecords(trx, site),
      await syncCatalogue(trx, site),
      await syncTable(trx, 'redirects', ['from_path'], redirectRows(site)),
      await syncTable(trx, 'navigation_items', ['key'], itemRows(site), { keepRow: true }),
      await syncTable(trx, 'navigation_item_translations', ['item_key', 'locale'], itemTexts(site)),
      await syncTable(trx, 'site_settings', ['locale'], settingsRows(site)),
      await syncTable(trx, 'images', ['file'], imageRows(site), { keepRow: true }),
      await syncTable(trx, 'files', ['file'], fileRows(site), { keepRow: true }),
      await syncTable(trx, 'contacts', ['id'], contactRows(site), { keepRow: true }),
      await syncTable(trx, 'contact_translations', ['contact_id', 'locale'], positionRows(site)),
      await syncTable(trx, 'spoken_languages', ['locale'], languageRows(site), { keepRow: true }),
      await syncTable(trx, 'contact_spoken_languages', ['contact_id', 'locale'], spokenRows(site)),
    ]
    const total = counts.reduce((sum, count) => sum + count, 0)
    if (total > 0) {
      const version = randomBytes(4).toString('hex')
      await trx.from('content_versions').delete()
      await trx.table('content_versions').insert({ id: 1, version })
    }
    return total
  })
  return { warnings, written }
}

/**
 * Reads and checks the content files without writing anything.
 *
 * @throws ContentError with every problem of every file when the content has errors
 */
export async function checkContent(
  root = contentRoot
): Promise<{ site: SiteFiles; warnings: ContentProblem[] }> {
  const problems = new ContentProblems()
  const site = await readSiteFiles(root, problems)
  if (problems.errors.length > 0) throw new ContentError(problems.errors)
  return { site, warnings: problems.warnings }
}

/** What pages have in tables of their own, in the order of the foreign keys. */
async function syncRecords(trx: TransactionClientContract, { pages }: SiteFiles): Promise<number> {
  let written = 0
  for (const [table, { key, ...options }] of Object.entries(RECORD_TABLES)) {
    const rows = pages.flatMap((page) => page.rows[table as RecordTable] ?? [])
    written += await syncTable(trx, table, key, rows, options)
  }
  return written
}

async function syncCatalogue(trx: TransactionClientContract, site: SiteFiles): Promise<number> {
  let written = 0
  for (const { table, key, rows, ...options } of catalogueTables(site.catalogue)) {
    written += await syncTable(trx, table, key, rows, options)
  }
  return written
}

function pageRows(site: SiteFiles): Row[] {
  return site.pages.map(({ key, component, source, gone, noindex, expires_on }) => ({
    key,
    component,
    source_locale: source,
    gone,
    noindex,
    expires_on,
  }))
}

function translationRows(site: SiteFiles): Row[] {
  return site.translations.map(({ key, locale, path, ...content }) => ({
    page_key: key,
    locale,
    path,
    content: JSON.stringify(content.content),
    references: JSON.stringify(content.references),
    data: JSON.stringify(content.data),
    data_references: JSON.stringify(content.data_references),
  }))
}

function redirectRows({ redirects }: SiteFiles): Row[] {
  const moved = redirects.redirects.map(({ from, to }) => {
    const route = to.startsWith('route:') ? to.slice('route:'.length) : null
    return { from_path: from, to_route: route, to_path: route ? null : to }
  })
  const gone = redirects.gone.map((from) => ({ from_path: from, to_route: null, to_path: null }))
  return [...moved, ...gone]
}

/** An entry of a menu with its place in the tree. */
type PlacedItem = { key: string; menu: string; parent: string | null; position: number } & {
  item: NavigationContent
}

function placeItems(
  menu: string,
  items: readonly NavigationContent[],
  parent: string | null = null
): PlacedItem[] {
  return items.flatMap((item, position) => {
    const key = `${parent ?? menu}.${item.id}`
    return [{ key, menu, parent, position, item }, ...placeItems(menu, item.children ?? [], key)]
  })
}

function itemRows({ navigation }: SiteFiles): Row[] {
  return Object.entries(navigation).flatMap(([menu, locales]) => {
    const [items] = locales.values()
    return placeItems(menu, items ?? []).map(({ key, parent, position, item }) => ({
      key,
      menu,
      parent_key: parent,
      position,
      route: item.route ?? null,
      url: item.url ?? null,
      external: item.external ?? false,
      info: item.info ?? false,
      card_link: item.card_link ?? null,
    }))
  })
}

function itemTexts({ navigation }: SiteFiles): Row[] {
  return Object.entries(navigation).flatMap(([menu, locales]) =>
    [...locales].flatMap(([locale, items]) =>
      placeItems(menu, items).map(({ key, item }) => ({
        item_key: key,
        locale,
        title: item.title,
        description: item.description ?? null,
        text_overview: item.text_overview ?? null,
        card_text: item.card_text ?? null,
        lang: item.lang ? JSON.stringify(item.lang) : null,
      }))
    )
  )
}

function settingsRows(site: SiteFiles): Row[] {
  return [...site.settings].map(([locale, content]) => ({
    locale,
    content: JSON.stringify(content),
  }))
}

function imageRows(site: SiteFiles): Row[] {
  return site.images.map(({ file, original, alts }) => ({
    file,
    ...original.media,
    url: original.media.original_url,
    conversion_urls: JSON.stringify(original.media.conversion_urls),
    custom_properties: JSON.stringify(alts),
  }))
}

function fileRows(site: SiteFiles): Row[] {
  return site.files.map(({ file, original }) => ({ file, ...original.media }))
}

function contactRows(site: SiteFiles): Row[] {
  return site.contacts.map((contact) => ({
    id: contact.id,
    title: contact.title ?? null,
    first_name: contact.first_name,
    last_name: contact.last_name,
    phone: contact.phone ?? null,
    mobile: contact.mobile ?? null,
    email: contact.email ?? null,
    position: contact.position ?? null,
    image: contact.image ?? null,
  }))
}

function positionRows(site: SiteFiles): Row[] {
  return site.contacts.flatMap(({ id, translations }) =>
    translations.map((translation) => ({ contact_id: id, ...translation }))
  )
}

/** Every language that somebody speaks. */
function languageRows(site: SiteFiles): Row[] {
  const spoken = site.contacts.flatMap((contact) => contact.spoken_languages)
  return [...new Set(spoken)].map((locale) => ({ locale, image: flagOf(locale) }))
}

function spokenRows(site: SiteFiles): Row[] {
  return site.contacts.flatMap(({ id, spoken_languages }) =>
    spoken_languages.map((locale, position) => ({ contact_id: id, locale, position }))
  )
}
