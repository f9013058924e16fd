import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { contentRoot } from '#config/content'
import { sourcesTable } from '#content/loading/content_sources'
import { recordPaths } from '#content/loading/links/published_paths'
import { type PlannedChange, plannedChanges } from '#content/loading/planned_changes'
import {
  ContentError,
  type ContentProblem,
  ContentProblems,
  formatProblem,
} from '#content/loading/problems'
import type { Progress } from '#content/loading/progress'
import { type ReadingOptions, withReading } from '#content/loading/reading'
import { readSite, type SiteFiles } from '#content/loading/site_reader'
import { contentStamp } from '#content/loading/stamp'
import { type DesiredRow, desiredRows, syncTable } from '#content/loading/sync_table'
import { invalidateContentVersion } from '#content/pages/content_version'
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
import { loadedOriginals } from '#media/pictures/image_queries'
import { publishOriginals, publishPictures } from '#media/pictures/publish_originals'
import { standIn } from '#media/pictures/stand_in'
import { isTintFile } from '#media/pictures/tinting/tinted_picture'

type LoadReport = {
  warnings: ContentProblem[]
  /** Pictures that cannot be used; pages show a plain area in their place. */
  errors: ContentProblem[]
  /** The number of rows inserted, updated and deleted; zero if nothing has changed. */
  written: number
}

type LoadOptions = {
  /** Whether new pictures are converted before the content is published, or afterwards. */
  pictures?: 'now' | 'later'
  /** Whether to update the list of published paths, which is a content file. */
  keepPaths?: boolean
  /** Called repeatedly with the progress of the load. */
  report?: Progress
  /**
   * A hash of the code. It is stored with the content, so that the next start can skip an unchanged
   * load.
   */
  code?: string
}

/**
 * Loads the content files into the database in one transaction and writes only rows that differ.
 * Waits for other processes that migrate or load. A failed load is recorded until the next
 * successful one. A picture that cannot be used fails no load: it is reported, and a plain area
 * stands in for it.
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
    /** If recording fails too, the original error is thrown. */
    await recordFailedLoad(problems).catch(() => undefined)
    throw error
  }
}

async function load(
  root: string,
  { pictures, code, keepPaths, report = () => {} }: LoadOptions
): Promise<LoadReport> {
  const stampNow = () => (code === undefined ? null : contentStamp(root, code))
  const before = stampNow()
  return withSite(root, { code, report }, async (found, { warnings, errors: unusable }) => {
    const read = withDerived(found)
    if (keepPaths) await recordPaths(root, read)
    await publishOriginals([...read.images, ...read.files].map(({ original }) => original))
    const failed = pictures === 'now' ? await publishNewPictures(root, read, report) : new Map()
    const site = failed.size > 0 ? await withStandIns(read, failed) : read
    const errors = [...unusable, ...Array.from(failed, notMade)]

    const sources = sourcesTable(root)
    /**
     * If a file was saved during the load, it is unknown which version was read. Without a stamp,
     * every start loads again and reports pictures that cannot be used until they are replaced.
     */
    const stamp = stampNow() === before && errors.length === 0 ? before : null
    const written = await retry(() =>
      transaction(async (trx) => {
        await syncTable(trx, sources, desiredRows(sources))
        return write(trx, site, stamp, report)
      })
    )
    invalidateContentVersion()
    return { warnings, errors, written }
  })
}

/**
 * Converts new pictures before they are published. Pictures that are published already may still be
 * in conversion by the site.
 *
 * @returns the files whose pictures cannot be converted, with the reasons
 */
async function publishNewPictures(
  root: string,
  site: SiteFiles,
  report: Progress
): Promise<Map<string, string>> {
  const known = await loadedOriginals()
  const added = imageRows(site).filter(
    ({ file, original_url }) => !isTintFile(file) && !known.has(original_url)
  )
  return publishPictures(join(root, 'resources/media'), added, (done, total) =>
    report('pictures made', done, total)
  )
}

/** Returns a site in which stand-ins take the place of some pictures. */
async function withStandIns(
  site: SiteFiles,
  files: ReadonlyMap<string, unknown>
): Promise<SiteFiles> {
  const original = standIn()
  await publishOriginals([original])
  const images = site.images.map((image) =>
    files.has(image.file) ? { ...image, original, composition: undefined } : image
  )
  return { ...site, images }
}

function notMade([file, message]: [file: string, message: string]): ContentProblem {
  const place = { file: `resources/media/${file}`, line: 1, column: 1 }
  return { severity: 'error', hasStandIn: true, ...place, message, remedy: 'Replace the file.' }
}

async function write(
  trx: TransactionClientContract,
  site: SiteFiles,
  stamp: string | null,
  report: Progress
): Promise<number> {
  await clearFailedLoad(trx)
  let written = 0
  const tables = tablesOf(site)
  for (const [index, { table, rows }] of tables.entries()) {
    report('tables', index, tables.length)
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

/** Formats the result of a load: a line for each warning and error, and a summary. */
export function describeLoad({ warnings, errors, written }: LoadReport): string[] {
  return [
    ...[...warnings, ...errors].map(formatProblem),
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
  options: ReadingOptions = {}
): Promise<{ site: SiteFiles; warnings: ContentProblem[] }> {
  return withSite(root, options, async (site, { warnings }) => ({ site, warnings }))
}

/**
 * Plans a load without performing it: reads the database and writes nothing, neither there nor to
 * files.
 *
 * @throws ContentError with every problem of every file when the content has errors
 */
export async function planLoad(
  report: Progress
): Promise<Pick<LoadReport, 'warnings' | 'errors'> & { changes: PlannedChange[] }> {
  return withSite(contentRoot, { report }, async (site, { warnings, errors }) => {
    const changes: PlannedChange[] = []
    for (const { table, rows } of tablesOf(withDerived(site))) {
      changes.push(...(await plannedChanges(table, rows)))
    }
    return { changes, warnings, errors }
  })
}

/** Runs a function with the content while its record cache is open. */
function withSite<Result>(
  root: string,
  options: ReadingOptions,
  work: (site: SiteFiles, problems: ContentProblems) => Promise<Result>
): Promise<Result> {
  const problems = new ContentProblems()
  return withReading(root, problems, options, async (reading) => {
    const site = await readSite(reading)
    if (problems.obstacles.length > 0) throw new ContentError(problems.errors)
    reading.recordCache.dropUnused()
    return work(site, problems)
  })
}

/** Returns the site with the pictures that are derived from its content among its own. */
function withDerived(site: SiteFiles): SiteFiles {
  return { ...site, images: [...site.images, ...site.derived()] }
}

function whole(table: TableContent): { table: ContentTable; rows: DesiredRow[] } {
  return { table, rows: desiredRows(table) }
}

/** Returns all tables with the rows they must hold, ordered by foreign keys. */
function tablesOf(site: SiteFiles): { table: ContentTable; rows: DesiredRow[] }[] {
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

function translationRows({ translations }: SiteFiles): DesiredRow[] {
  return translations.map(({ key, locale, checksum, row }) => ({
    key: { page_key: key, locale },
    checksum,
    make: row,
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
