import { hash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NewVersion } from '#content/pages/registry'
import { from, into } from '#database/query'
import { type Json, parseJson, toJson } from '#database/stored_values'
import type { Row } from '#database/tables'

/** A change of an article, a profile or an accessory, in a version of the content. */
type ArticleChange = {
  version: string
  /** The time of the change (ISO 8601). */
  changed_at: string
  article_number: string
  change: 'added' | 'changed' | 'removed'
  /** The names of changed facts; empty if the article was added or removed. */
  fields: string[]
}

/** The facts of an article by column; the drawing as a hash. */
type Facts = Record<string, string | number | null>

declare module '#database/tables' {
  interface ColumnTypes {
    'exported_articles.facts': Json<Facts>
    'article_changes.change': ArticleChange['change']
    'article_changes.fields': Json<string[]>
  }
}

/** Columns that are no facts of an article. */
const UNEXPORTED = ['checksum', 'position']

/** The number of articles compared at a time. */
const BATCH = 500

/** The maximum number of changes in a list. */
const MAX_CHANGES = 1_000

/** The number of days that changes are listed. */
const HISTORY_DAYS = 730

/** Returns the changes of articles, the newest first. */
export async function findChanges(): Promise<ArticleChange[]> {
  const rows = await from('article_changes')
    .orderBy([{ column: 'changed_at', order: 'desc' }, { column: 'article_number' }])
    .limit(MAX_CHANGES)
    .select('version', 'changed_at', 'article_number', 'change', 'fields')
  return rows.map((row) => ({ ...row, fields: parseJson(row.fields) }))
}

/**
 * Records the changes of articles since the last version. The first version is the baseline and
 * records no changes.
 */
export async function recordChanges(trx: TransactionClientContract, { version, at }: NewVersion) {
  const isFirst = (await from('exported_articles', trx).first()) === null
  const record = async (
    article_number: string,
    change: ArticleChange['change'],
    fields: string[] = []
  ) => {
    if (isFirst) return
    const row = { version, changed_at: at, article_number, change, fields: toJson(fields) }
    await into('article_changes', trx).insert(row)
  }

  for (const table of ['profiles', 'accessories'] as const) {
    for (let after = ''; ; ) {
      const rows: ArticleRow[] = await from(table, trx)
        .where('article_number', '>', after)
        .orderBy('article_number')
        .limit(BATCH)
      const last = rows.at(-1)
      if (!last) break
      const exported = await from('exported_articles', trx)
        .where('article_number', '>', after)
        .where('article_number', '<=', last.article_number)
        .select('article_number', 'facts')
      const before = new Map(exported.map((row) => [row.article_number, parseJson(row.facts)]))
      for (const row of rows) {
        const { article_number } = row
        const facts = factsOf(row)
        const known = before.get(article_number)
        const fields = known && Object.keys(facts).filter((name) => facts[name] !== known[name])
        if (fields?.length === 0) continue
        await record(article_number, fields ? 'changed' : 'added', fields)
        await from('exported_articles', trx).where({ article_number }).delete()
        await into('exported_articles', trx).insert({ article_number, facts: toJson(facts) })
      }
      after = last.article_number
    }
  }

  const removed = await from('exported_articles', trx)
    .whereRaw('article_number not in (select article_number from profiles)')
    .whereRaw('article_number not in (select article_number from accessories)')
    .select('article_number')
  for (const { article_number } of removed) {
    await record(article_number, 'removed')
    await from('exported_articles', trx).where({ article_number }).delete()
  }
  const oldest = new Date(Date.parse(at) - HISTORY_DAYS * 86_400_000).toISOString()
  await from('article_changes', trx).where('changed_at', '<', oldest).delete()
}

type ArticleRow = Row<'profiles'> | Row<'accessories'>

function factsOf(row: ArticleRow): Facts {
  const facts = Object.entries(row).filter(([column]) => !UNEXPORTED.includes(column))
  if (!('cross_section' in row)) return Object.fromEntries(facts)
  return { ...Object.fromEntries(facts), cross_section: hash('sha256', row.cross_section) }
}
