import { existsSync } from 'node:fs'

/**
 * Vitest files that take minutes and guard what rarely changes: `npm test` leaves them out, `npm
 * run test:all` runs them, too. A file that is named on the command line always runs. Of the
 * browser tests, `npm test` runs those that are marked as CORE (`tests/browser/test.ts`).
 */
export const SLOW = checked([
  /** Commands that developers and operators rarely run, each in processes of their own. */
  'tests/functional/commands/make.test.ts',
  'tests/functional/content/editing/make_content.test.ts',
  'tests/functional/content/seeder.test.ts',
  'tests/functional/site/folder_name.test.ts',
  'tests/functional/site/start.test.ts',
  'tests/functional/database/backup.test.ts',
  'tests/functional/content/editing/editor_schemas.test.ts',
  'tests/functional/content/loader_errors.test.ts',
  'tests/functional/content/record_cache.test.ts',
  'tests/functional/content/translations.test.ts',
  'tests/functional/media/pictures_later.test.ts',
  'tests/functional/content/drafts.test.ts',
  'tests/functional/content/export.test.ts',
  'tests/functional/content/stamp.test.ts',
  /** Crashes, shutdowns and several processes at once. */
  'tests/functional/outbox/crash.test.ts',
  'tests/functional/http/shutdown.test.ts',
  'tests/functional/content/two_processes.test.ts',
  /** Every page, sheet, file and query of the real content, in every language. */
  'tests/functional/site/crawl.test.ts',
  'tests/functional/site/html.test.ts',
  'tests/functional/site/questions.test.ts',
  'tests/functional/documents/every_data_sheet.test.ts',
  'tests/functional/search/queries.test.ts',
  'tests/functional/content/editing/mistakes.test.ts',
  'tests/functional/content/checked_content.test.ts',
  'tests/functional/content/spelling.test.ts',
  'tests/functional/documents/document_queue.test.ts',
  'tests/functional/media/unused_files.test.ts',
  'tests/functional/documents/data_sheets.test.ts',
  'tests/functional/documents/documents.test.ts',
  'tests/functional/documents/catalogue_data.test.ts',
  'tests/functional/site/sitemap.test.ts',
  'tests/functional/catalogue/article_rows.test.ts',
  'tests/functional/catalogue/related_groups.test.ts',
  'tests/functional/catalogue/step_drawings.test.ts',
  'tests/functional/content/downloads.test.ts',
  'tests/functional/content/videos.test.ts',
  'tests/functional/documents/one_record.test.ts',
  'tests/functional/media/public_files.test.ts',
  'tests/functional/site/production.test.ts',
  'tests/unit/catalogue/facts.test.ts',
  'tests/unit/content/editing/every_file.test.ts',
  'tests/unit/content/terms.test.ts',
  /** Tests of the tests themselves, of the setup and of the import rules. */
  'tests/unit/tools/checkout_copy.test.ts',
  'tests/unit/tools/tools.test.ts',
  'tests/unit/tools/setup.test.ts',
  'tests/unit/tools/sbom.test.ts',
  'tests/unit/modules.test.ts',
])

/**
 * Files that also run on PostgreSQL, because the two databases differ in what they test: SQL,
 * locks, transactions, errors, migrations. All other functional tests run on SQLite only, as they
 * use the same queries and transactions.
 */
export const ON_POSTGRES = checked([
  'tests/functional/database/lock.test.ts',
  'tests/functional/database/errors.test.ts',
  'tests/functional/database/migrations.test.ts',
  'tests/functional/database/schema.test.ts',
  'tests/functional/database/transaction.test.ts',
  'tests/functional/forms/database_trouble.test.ts',
  'tests/functional/contact/contact_request.test.ts',
])

/** Files that `npm run test:all` also runs on PostgreSQL. */
export const SLOW_ON_POSTGRES = checked([
  /** Rows that several processes write, count and claim at once. */
  'tests/functional/database/backup.test.ts',
  'tests/functional/forms/database_away.test.ts',
  'tests/functional/operations/health.test.ts',
  'tests/functional/contact/receipts.test.ts',
  'tests/functional/forms/rate_limit.test.ts',
  'tests/functional/newsletter/keeping.test.ts',
  'tests/functional/newsletter/sign_up.test.ts',
  'tests/functional/outbox/delivery.test.ts',
  'tests/functional/operations/erase_address.test.ts',
  'tests/functional/site/production.test.ts',
  'tests/functional/site/start.test.ts',
  /** Content that is loaded and published, and queries with joins, lists and full texts. */
  'tests/functional/catalogue/catalogue.test.ts',
  'tests/functional/catalogue/records.test.ts',
  'tests/functional/catalogue/swatches.test.ts',
  'tests/functional/content/drafts.test.ts',
  'tests/functional/content/loader.test.ts',
  'tests/functional/content/published_paths.test.ts',
  'tests/functional/content/redirects.test.ts',
  'tests/functional/content/two_processes.test.ts',
  'tests/functional/media/public_files.test.ts',
  'tests/functional/media/unused_files.test.ts',
  'tests/functional/search/search.test.ts',
  'tests/functional/site/html.test.ts',
])

/** Throws if a file does not exist, because it was renamed or removed. */
function checked(files: string[]): string[] {
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0) throw new Error(`tests/selection.ts names ${missing.join(', ')}`)
  return files
}
