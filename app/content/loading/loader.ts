import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { contentRoot } from '#config/content'
import { sourcesTable } from '#content/loading/content_sources'
import { type PlannedChange, plannedChanges } from '#content/loading/planned_changes'
import {
  ContentError,
  type ContentProblem,
  ContentProblems,
  formatProblem,
} from '#content/loading/problems'
import type { Progress } from '#content/loading/progress'
import { recordPaths } from '#content/loading/published_paths'
import { Reading, type ReadingOptions } from '#content/loading/reading'
import { readSite, type SiteFiles } from '#content/loading/site_reader'
import { contentStamp } from '#content/loading/stamp'
import { syncTable, type WantedRow, wantedRows } from '#content/loading/sync_table'
import { expectNewContent } from '#content/pages/content_version'
import { clearFailedLoad, recordFailedLoad } from '#content/pages/failed_load'
import { registry } from '#content/pages/registry'
import {
  type ContentTable,
  contentTable,
  type LoadedRow,
  type TableContent,
  tableContent,
  type WrittenRow,
} from '#content/schema/tables'
import { withLock } from '#database/lock'
import { from, into } from '#database/query'
import { toJson } from '#database/stored_values'
import { retry, transaction } from '#database/transaction'
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
  /** Whether the list of published paths, which is a file of the content, is brought up to date. */
  keepPaths?: boolean
  /** Told again and again how far the load is. */
  tell?: Progress
  /** A hash of the code: what was loaded is marked with it, so that a start knows it again. */
  code?: string
}

/**
 * Loads the content files into the database: all or nothing, in one transaction, and writing only
 * what differs. Another process that migrates or loads is waited for. That a load fails is kept until
 * the next good one.
 *
 * @param root the folder that holds `resources`
 * @throws ContentError with every problem of every file when the content has errors
 */
export async function loadContent(
  root = contentRoot,
  options: LoadOptions = {}
): Promise<LoadReport> {
  try {
    return await withLock(() => load(root, options))
  } catch (error) {
    const problems = error instanceof ContentError ? error.problems.length : 1
    /** Where not even this can be written, the reason is that of the failure. */
    await recordFailedLoad(problems).catch(() => undefined)
    throw error
  }
}

async function load(
  root: string,
  { pictures, code, keepPaths, tell = () => {} }: LoadOptions
): Promise<LoadReport> {
  const stampNow = () => (code === undefined ? null : contentStamp(root, code))
  const before = stampNow()
  return withSite(root, { code, tell }, async (site, warnings) => {
    if (keepPaths) await recordPaths(root, site)
    await publishOriginals([...site.images, ...site.files].map(({ original }) => original))
    const unmade = pictures === 'now' ? await publishNewPictures(root, site, tell) : []

    const sources = sourcesTable(root)
    /** A file that was saved meanwhile may have been read before or after that. */
    const stamp = stampNow() === before ? before : null
    const written = await retry(() =>
      transaction(async (trx) => {
        await syncTable(trx, sources, wantedRows(sources))
        return write(trx, site, stamp, tell)
      })
    )
    expectNewContent()
    return { warnings: [...warnings, ...unmade], written }
  })
}

/**
 * Those that are shown already are the site's own business: it may still be making them. One that
 * cannot be made keeps nothing else from being loaded.
 */
async function publishNewPictures(
  root: string,
  site: SiteFiles,
  tell: Progress
): Promise<ContentProblem[]> {
  const known = await loadedOriginals()
  const added = imageRows(site).filter(({ original_url }) => !known.has(original_url))
  const failed = await publishPictures(join(root, 'resources/media'), added, (done, total) =>
    tell('pictures made', done, total)
  )
  return Array.from(failed, ([file, message]) => ({
    severity: 'warning',
    file: `resources/media/${file}`,
    line: 1,
    column: 1,
    message,
    remedy: 'Replace the file.',
  }))
}

async function write(
  trx: TransactionClientContract,
  site: SiteFiles,
  stamp: string | null,
  tell: Progress
): Promise<number> {
  await clearFailedLoad(trx)
  let written = 0
  const tables = tablesOf(site)
  for (const [index, { table, rows }] of tables.entries()) {
    tell('tables', index, tables.length)
    written += await syncTable(trx, table, rows)
  }
  if (written > 0 || (await from('content_versions', trx).first()) === null) {
    const version = randomBytes(4).toString('hex')
    const at = new Date().toISOString()
    await from('content_versions', trx).delete()
    await into('content_versions', trx).insert({ id: 1, version, changed_at: at })
    const noteVersion = await registry().noteVersion()
    await noteVersion(trx, { version, at })
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
 * @returns the warnings
 * @throws ContentError with every problem of every file when the content has errors
 */
export async function checkContent(
  root = contentRoot,
  tell?: Progress
): Promise<{ site: SiteFiles; warnings: ContentProblem[] }> {
  return withSite(root, { tell }, async (site, warnings) => ({ site, warnings }))
}

/**
 * What a load would do, without doing any of it: the database is read, and nothing is written, neither
 * there nor to any file.
 *
 * @throws ContentError with every problem of every file when the content has errors
 */
export async function planLoad(
  root = contentRoot,
  tell?: Progress
): Promise<{ changes: PlannedChange[]; warnings: ContentProblem[] }> {
  return withSite(root, { tell }, async (site, warnings) => {
    const changes: PlannedChange[] = []
    for (const { table, rows } of tablesOf(site)) {
      changes.push(...(await plannedChanges(table, rows)))
    }
    return { changes, warnings }
  })
}

/** Does something with the content files, as long as they can be read once more. */
async function withSite<Result>(
  root: string,
  options: ReadingOptions,
  work: (site: SiteFiles, warnings: ContentProblem[]) => Promise<Result>
): Promise<Result> {
  const problems = new ContentProblems()
  const reading = new Reading(root, problems, options)
  try {
    const site = await readSite(reading)
    if (problems.errors.length > 0) throw new ContentError(problems.errors)
    reading.recordCache.dropUnused()
    return await work(site, problems.warnings)
  } finally {
    reading.recordCache.close()
  }
}

function whole(table: TableContent): { table: ContentTable; rows: WantedRow[] } {
  return { table, rows: wantedRows(table) }
}

/** All tables with the rows they have to hold, in the order of their foreign keys. */
function tablesOf(site: SiteFiles): { table: ContentTable; rows: WantedRow[] }[] {
  return [
    whole(tableContent('pages', ['key'], pageRows(site), { keepRow: true })),
    {
      table: contentTable('page_translations', ['page_key', 'locale'], { dated: true }),
      rows: translationRows(site),
    },
    ...pageTables(site).map(whole),
    ...site.tables.map(whole),
    whole(tableContent('images', ['file'], imageRows(site), { keepRow: true })),
    whole(tableContent('files', ['file'], fileRows(site), { keepRow: true })),
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

function translationRows({ translations }: SiteFiles): WantedRow[] {
  return translations.map(({ key, locale, checksum, read }) => ({
    key: { page_key: key, locale },
    checksum,
    make: () => read().row,
  }))
}

function imageRows(site: SiteFiles): LoadedRow<'images'>[] {
  return site.images.map(({ file, original, alts, crop, composition }) => ({
    file,
    ...original.media,
    url: original.media.original_url,
    conversion_urls: toJson(original.media.conversion_urls),
    custom_properties: toJson(alts),
    crop: crop ? toJson(crop) : null,
    composition: composition ? toJson(composition) : null,
  }))
}

function fileRows(site: SiteFiles): LoadedRow<'files'>[] {
  return site.files.map(({ file, original }) => ({ file, ...original.media }))
}
