import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { contentRoot } from '#config/content'
import {
  ContentError,
  type ContentProblem,
  ContentProblems,
  formatProblem,
} from '#content/loading/problems'
import { readSite, type SiteFiles } from '#content/loading/site_reader'
import { contentStamp } from '#content/loading/stamp'
import { syncTable } from '#content/loading/sync_table'
import { expectNewContent } from '#content/pages/content_version'
import { forgetFailedLoad, recordFailedLoad } from '#content/pages/failed_load'
import { registry } from '#content/pages/registry'
import {
  type LoadedRow,
  type TableContent,
  tableContent,
  type WrittenRow,
} from '#content/schema/tables'
import { from, into } from '#database/query'
import { toJson } from '#database/stored_values'
import { transact, untilFree } from '#database/transaction'
import { loadedOriginals } from '#media/image_queries'
import { publishOriginals, publishPictures } from '#media/publish_originals'

/** What a load did. */
export type LoadReport = {
  warnings: ContentProblem[]
  /** Rows inserted, updated and deleted; zero when nothing had changed. */
  written: number
}

/** How content is loaded. */
export type LoadOptions = {
  /** Whether its new pictures are made before it is shown, or while it is. */
  pictures?: 'now' | 'later'
  /** A hash of the code: what was loaded is marked with it, so that a start knows it again. */
  code?: string
}

/**
 * Loads the content files into the database: all or nothing, in one transaction, and writing only
 * what differs. That a load fails is kept until the next good one.
 *
 * @param root the folder that holds `resources`
 * @throws ContentError with every problem of every file when the content has errors
 */
export async function loadContent(
  root = contentRoot,
  options: LoadOptions = {}
): Promise<LoadReport> {
  try {
    return await load(root, options)
  } catch (error) {
    const problems = error instanceof ContentError ? error.problems.length : 1
    /** Where not even this can be written, the reason is that of the failure. */
    await recordFailedLoad(problems).catch(() => undefined)
    throw error
  }
}

async function load(root: string, { pictures, code }: LoadOptions): Promise<LoadReport> {
  const stampNow = () => (code === undefined ? null : contentStamp(root, code))
  const before = stampNow()
  const { site, warnings } = await checkContent(root)
  await publishOriginals([...site.images, ...site.files].map(({ original }) => original))
  if (pictures === 'now') await publishNewPictures(root, site)

  /** A file that was saved meanwhile may have been read before or after that. */
  const stamp = stampNow() === before ? before : null
  const written = await untilFree(() => transact((trx) => write(trx, site, stamp)))
  expectNewContent()
  return { warnings, written }
}

/** Those that are shown already are the site's own business: it may still be making them. */
async function publishNewPictures(root: string, site: SiteFiles) {
  const known = await loadedOriginals()
  const added = imageRows(site).filter(({ original_url }) => !known.has(original_url))
  await publishPictures(join(root, 'resources/media'), added)
}

async function write(
  trx: TransactionClientContract,
  site: SiteFiles,
  stamp: string | null
): Promise<number> {
  await forgetFailedLoad(trx)
  let written = 0
  for (const table of tablesOf(site)) written += await syncTable(trx, table)
  if (written > 0 || (await from('content_versions', trx).first()) === null) {
    const version = randomBytes(4).toString('hex')
    await from('content_versions', trx).delete()
    await into('content_versions', trx).insert({ id: 1, version })
  }
  await from('content_versions', trx).where('id', 1).update({ stamp })
  return written
}

/** What a load did, for people: a line for each warning, and one that sums up. */
export function describeLoad({ warnings, written }: LoadReport): string[] {
  return [
    ...warnings.map(formatProblem),
    written === 0 ? 'Content is up to date.' : `Content loaded: ${written} rows written.`,
  ]
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
    tableContent('pages', ['key'], pageRows(site), { keepRow: true }),
    tableContent('page_translations', ['page_key', 'locale'], translationRows(site), {
      dated: true,
    }),
    ...pageTables(site),
    ...site.tables,
    tableContent('images', ['file'], imageRows(site), { keepRow: true }),
    tableContent('files', ['file'], fileRows(site), { keepRow: true }),
  ]
}

/** The tables of the pages' own records. */
function pageTables({ pages }: SiteFiles): TableContent[] {
  return Object.values(registry().pages).flatMap(({ tables = [] }) =>
    tables.map((table) => ({
      ...table,
      rows: pages.flatMap(({ rows }): readonly WrittenRow[] => rows[table.name] ?? []),
    }))
  )
}

function pageRows(site: SiteFiles): LoadedRow<'pages'>[] {
  return site.pages.map(({ key, component, source, gone, noindex, expires_on }) => ({
    key,
    component,
    source_locale: source,
    gone,
    noindex,
    expires_on,
  }))
}

function translationRows(site: SiteFiles): LoadedRow<'page_translations'>[] {
  const ownRows = new Map(site.pages.map((page) => [page.key, hashOf(page)]))
  return site.translations.map(({ key, locale, path, content, lookups, data, data_lookups }) => ({
    page_key: key,
    locale,
    path,
    own_rows: ownRows.get(key) ?? null,
    content: toJson(content),
    lookups: toJson(lookups),
    data: toJson(data),
    data_lookups: toJson(data_lookups),
  }))
}

/** What a page says in all languages alike. */
function hashOf({ component, gone, noindex, expires_on, rows }: SiteFiles['pages'][number]) {
  const said = JSON.stringify([component, gone, noindex, expires_on, rows])
  return createHash('sha1').update(said).digest('hex')
}

function imageRows(site: SiteFiles): LoadedRow<'images'>[] {
  return site.images.map(({ file, original, alts, crop }) => ({
    file,
    ...original.media,
    url: original.media.original_url,
    conversion_urls: toJson(original.media.conversion_urls),
    custom_properties: toJson(alts),
    crop: crop ? toJson(crop) : null,
  }))
}

function fileRows(site: SiteFiles): LoadedRow<'files'>[] {
  return site.files.map(({ file, original }) => ({ file, ...original.media }))
}
