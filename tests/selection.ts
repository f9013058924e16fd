import { existsSync } from 'node:fs'

/**
 * What takes minutes and guards what rarely changes: `npm test` leaves it out, `npm run test:all` runs
 * it as well. A file that is named on the command line always runs.
 */
export const SLOW = checked([
  /** Commands that developers and operators give once in a while, each in processes of their own. */
  'tests/functional/commands/make.test.ts',
  'tests/functional/content/make_content.test.ts',
  'tests/functional/content/seeder.test.ts',
  'tests/functional/site/folder_name.test.ts',
  'tests/functional/site/start.test.ts',
  'tests/functional/database/backup.test.ts',
  'tests/functional/content/editor_schemas.test.ts',
  /** Crashes, ends and several processes at once. */
  'tests/functional/outbox/crash.test.ts',
  'tests/functional/http/shutdown.test.ts',
  'tests/functional/database/two_machines.test.ts',
  'tests/functional/content/two_processes.test.ts',
  'tests/functional/forms/proxy_elsewhere.test.ts',
  /** Every page, sheet, file and query of the real content, in every language. */
  'tests/functional/site/crawl.test.ts',
  'tests/functional/site/html.test.ts',
  'tests/functional/site/questions.test.ts',
  'tests/functional/documents/every_data_sheet.test.ts',
  'tests/functional/search/queries.test.ts',
  'tests/functional/content/mistakes.test.ts',
  'tests/functional/content/spelling.test.ts',
  'tests/functional/documents/document_queue.test.ts',
  'tests/functional/media/unused_files.test.ts',
  'tests/unit/catalogue/facts.test.ts',
  'tests/unit/content/terms.test.ts',
  /** What guards the tests, the set-up and the plan of imports themselves. */
  'tests/unit/tools/tools.test.ts',
  'tests/unit/tools/setup.test.ts',
  'tests/unit/tools/sbom.test.ts',
  'tests/unit/modules.test.ts',
  /** How all pages and components look and hold at every width, on paper, in forced colours and to axe. */
  'tests/browser/accessibility.spec.ts',
  'tests/browser/designsystem.phone.spec.ts',
  'tests/browser/designsystem.spec.ts',
  'tests/browser/forced_colors.spec.ts',
  'tests/browser/layout.spec.ts',
  'tests/browser/layout_shift.spec.ts',
  'tests/browser/print.spec.ts',
  'tests/browser/stress.spec.ts',
  'tests/browser/targets.phone.spec.ts',
  'tests/browser/text_size.spec.ts',
  /** What breaks from outside, and the development server. */
  'tests/browser/altered_document.spec.ts',
  'tests/browser/development.spec.ts',
  'tests/browser/failed_loads.spec.ts',
  'tests/browser/partial_document.everywhere.spec.ts',
  'tests/browser/translation.spec.ts',
  /** Parts of pages that few changes reach. */
  'tests/browser/compare.spec.ts',
  'tests/browser/contrast.spec.ts',
  'tests/browser/extended_list.everywhere.spec.ts',
  'tests/browser/first_visit.everywhere.spec.ts',
  'tests/browser/form_drafts.spec.ts',
  'tests/browser/lazy_pictures.spec.ts',
  'tests/browser/map.spec.ts',
  'tests/browser/match.spec.ts',
  'tests/browser/prefetch.spec.ts',
  'tests/browser/preview.everywhere.spec.ts',
  'tests/browser/solid.everywhere.spec.ts',
  'tests/browser/solid.phone.spec.ts',
  'tests/browser/step_drawings.everywhere.spec.ts',
  'tests/browser/tender_texts.spec.ts',
  'tests/browser/video.spec.ts',
])

/**
 * What has to be proved on PostgreSQL as on SQLite. All other functional tests run on SQLite alone:
 * the same queries and transactions carry them.
 */
export const ON_BOTH_DATABASES = checked([
  /** What each database says and does in its own way: SQL, locks, transactions, errors, migrations. */
  'tests/functional/database/lock.test.ts',
  'tests/functional/database/backup.test.ts',
  'tests/functional/database/errors.test.ts',
  'tests/functional/database/migrations.test.ts',
  'tests/functional/database/query.test.ts',
  'tests/functional/database/schema.test.ts',
  'tests/functional/database/transaction.test.ts',
  'tests/functional/database/two_machines.test.ts',
  'tests/functional/forms/database_away.test.ts',
  'tests/functional/forms/database_trouble.test.ts',
  'tests/functional/operations/health.test.ts',
  /** What is written, counted and taken by several at once. */
  'tests/functional/contact/contact_request.test.ts',
  'tests/functional/contact/receipts.test.ts',
  'tests/functional/forms/rate_limit.test.ts',
  'tests/functional/newsletter/keeping.test.ts',
  'tests/functional/newsletter/sign_up.test.ts',
  'tests/functional/outbox/crash.test.ts',
  'tests/functional/outbox/delivery.test.ts',
  'tests/functional/operations/erase_address.test.ts',
  'tests/functional/site/start.test.ts',
  /** Content that is loaded and published, and the queries that have joins, lists and full texts. */
  'tests/functional/catalogue/catalogue.test.ts',
  'tests/functional/content/drafts.test.ts',
  'tests/functional/content/loader.test.ts',
  'tests/functional/content/published_paths.test.ts',
  'tests/functional/content/two_processes.test.ts',
  'tests/functional/media/public_files.test.ts',
  'tests/functional/media/unused_files.test.ts',
  'tests/functional/search/search.test.ts',
  'tests/functional/site/html.test.ts',
])

/** A file that was renamed or removed is to be so here as well. */
function checked(files: string[]): string[] {
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0) throw new Error(`tests/selection.ts names ${missing.join(', ')}`)
  return files
}
