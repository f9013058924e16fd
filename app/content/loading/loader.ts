import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { contentRoot } from '#config/content'
import { ContentError, type ContentProblem, ContentProblems } from '#content/loading/problems'
import { readSite, type SiteFiles } from '#content/loading/site_reader'
import { syncTable } from '#content/loading/sync_table'
import { registry } from '#content/pages/registry'
import type { Row, TableContent } from '#content/schema/tables'
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
    let total = 0
    for (const table of tablesOf(site)) total += await syncTable(trx, table)
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
  const site = await readSite(root, problems)
  if (problems.errors.length > 0) throw new ContentError(problems.errors)
  return { site, warnings: problems.warnings }
}

/** All tables with what they have to hold, in the order of their foreign keys. */
function tablesOf(site: SiteFiles): TableContent[] {
  return [
    { name: 'pages', key: ['key'], keepRow: true, rows: pageRows(site) },
    { name: 'page_translations', key: ['page_key', 'locale'], rows: translationRows(site) },
    ...pageTables(site),
    ...site.tables,
    { name: 'images', key: ['file'], keepRow: true, rows: imageRows(site) },
    { name: 'files', key: ['file'], keepRow: true, rows: fileRows(site) },
  ]
}

/** The tables of the pages' own records. */
function pageTables({ pages }: SiteFiles): TableContent[] {
  return Object.values(registry().pages).flatMap(({ tables = [] }) =>
    tables.map((table) => ({
      ...table,
      rows: pages.flatMap(({ rows }) => rows[table.name] ?? []),
    }))
  )
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
  return site.translations.map(({ key, locale, path, content, lookups, data, data_lookups }) => ({
    page_key: key,
    locale,
    path,
    content: JSON.stringify(content),
    lookups: JSON.stringify(lookups),
    data: JSON.stringify(data),
    data_lookups: JSON.stringify(data_lookups),
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
