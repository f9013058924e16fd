import type { Row } from '#content/sync_table'

/**
 * The tables of records that are pages, in the order of their foreign keys, each with the columns
 * that identify a row, and whether other tables refer to it.
 */
export const RECORD_TABLES = {
  product_families: { key: ['page_key'], keepRow: true },
  product_groups: { key: ['page_key'], keepRow: true },
  profiles: { key: ['article_number'], keepRow: true },
  profile_facets: { key: ['article_number', 'facet', 'value'] },
  announcements: { key: ['page_key'] },
  reference_projects: { key: ['page_key'], keepRow: true },
  reference_families: { key: ['page_key', 'family_key'] },
  reference_groups: { key: ['page_key', 'group_key'] },
  jobs: { key: ['page_key'] },
} as const satisfies Record<string, { key: readonly string[]; keepRow?: boolean }>

export type RecordTable = keyof typeof RECORD_TABLES

/** Rows that one page's record has in tables of its own. */
export type RecordRows = Partial<Record<RecordTable, Row[]>>
