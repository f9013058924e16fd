import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { runSql } from '#tests/postgres'

/** What the database knows of the requests that were sent. */
export type Audit = { lost: number; doubled: number }

/** Runs a query on a server's database, of whichever kind, beside the server. */
export type Rows = (sql: string) => Promise<Record<string, unknown>[]>

/** How long a query waits for a server that writes, in ms. */
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
 * Compares what was acknowledged with what was stored. Lost is a request that is not there, or has no
 * mail to the company; doubled is one that is there twice, or has two.
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
