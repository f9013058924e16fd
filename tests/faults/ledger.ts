import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { runSql } from '#tests/postgres'

/** The numbers of lost and duplicated requests. */
export type Audit = { lost: number; doubled: number }

/** Runs a query on the database of a server of either kind, while the server is running. */
export type Rows = (sql: string) => Promise<Record<string, unknown>[]>

/** The timeout for a server that holds the write lock, in ms. */
const TIMEOUT = 60_000

/** Queries an SQLite file. */
export function sqliteRows(storage: string): Rows {
  return async (sql) => {
    const database = new DatabaseSync(join(storage, 'site.sqlite'), { timeout: TIMEOUT })
    try {
      return database.prepare(sql).all()
    } finally {
      database.close()
    }
  }
}

/** Queries a PostgreSQL. */
export function postgresRows(url: string): Rows {
  return (sql) => runSql(url, sql)
}

/**
 * Compares acknowledged requests with stored ones. A request is lost if it, or its mail to the
 * company, does not exist; it is duplicated if either exists twice.
 */
export async function audit(acknowledged: readonly string[], rows: Rows): Promise<Audit> {
  const stored = await rows(
    `select message, count(distinct contact_requests.id) as requests, count(outbox_messages.id) as mails
       from contact_requests
       left join outbox_messages on about = code and kind = 'contact_request'
       group by message`
  )
  const known = new Map(stored.map((row) => [row.message, row]))
  return {
    lost: acknowledged.filter((message) => !Number(known.get(message)?.mails)).length,
    doubled: stored.filter(({ requests, mails }) => Number(requests) > 1 || Number(mails) > 1)
      .length,
  }
}
