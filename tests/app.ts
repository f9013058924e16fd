import 'reflect-metadata'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ignitor } from '@adonisjs/core'
import { afterAll, beforeAll, inject } from 'vitest'
import type { HttpServer } from '#http/http_server'
import { copyLoaded, keepLoaded } from '#tests/loaded_sites'
import { runSql } from '#tests/postgres'

const APP_ROOT = new URL('../', import.meta.url)

/**
 * HTTP timeouts for tests, in milliseconds: on a busy machine a request takes longer, and a client
 * may reuse a connection at the moment at which the server closes it.
 */
const TIMEOUTS = {
  headersTimeout: 600_000,
  requestTimeout: 600_000,
  timeout: 600_000,
  keepAliveTimeout: 120_000,
  lastRequests: 0,
}

/** PostgreSQL's error codes for a database that exists, and for one that is being created. */
const DATABASE_EXISTS = new Set(['42P04', '23505'])

/** The application, booted for one test file. */
export type TestApp = {
  /** The storage folder. */
  storage: string
  /** Origin of the listening server, without a trailing slash. */
  url: string
  close(): Promise<void>
}

export type AppOptions = {
  contentRoot?: string | null
  same?: string
  databaseVia?: (url: string) => Promise<string>
  env?: Record<string, string>
}

/** Provides a test file with the application: booted before its tests, closed after them. */
export function givenApp(options: AppOptions = {}): TestApp {
  const app: Partial<TestApp> = {}
  beforeAll(async () => void Object.assign(app, await startApp(options)))
  afterAll(() => app.close?.())
  return app as TestApp
}

/**
 * Boots the application on a free port, with a migrated database of its own (SQLite or PostgreSQL,
 * depending on the test project) and loaded content.
 *
 * @param contentRoot the folder that holds `resources`; null loads nothing
 * @param same the name of content that other tests load, too, and that this test changes only
 *   later: it is loaded once
 * @param databaseVia returns the URL of a proxy between the application and PostgreSQL
 * @param env environment variables of this test; by default mail waits until the test delivers it
 */
export async function startApp({
  contentRoot,
  same = contentRoot === undefined ? 'whole' : undefined,
  databaseVia = async (url) => url,
  env = {},
}: AppOptions = {}): Promise<TestApp> {
  const storage = await mkdtemp(join(tmpdir(), 'saumer-test-'))
  const isOnPostgres = process.env.TEST_DATABASE === 'postgres'
  const known = isOnPostgres && same ? `${inject('loadedDatabases')}_${same}` : same
  const isLoaded = known !== undefined && (await copyLoaded(known, storage))
  const database = isOnPostgres ? await createDatabase(isLoaded ? known : undefined) : undefined
  const pictures = process.env.TEST_PICTURES
  if (pictures && contentRoot === undefined && !isLoaded) {
    await symlink(pictures, join(storage, 'public'))
  }
  Object.assign(process.env, {
    NODE_ENV: 'test',
    HOST: 'localhost',
    PORT: '0',
    APP_URL: 'https://www.saumer.example',
    APP_KEY: 'a-key-for-tests-only-0123456789',
    LOG_LEVEL: 'silent',
    STORAGE_PATH: storage,
    CONTENT_ROOT: contentRoot ?? '',
    DATABASE_URL: database ? await databaseVia(database.url) : '',
    VIDEO_PROVIDERS: 'Mediathek https://video.saumer.example',
    MAP_TILE_URL: 'https://tiles.saumer.example/{z}/{x}/{y}.png',
    MAP_ATTRIBUTION: '© Saumer Karten https://tiles.saumer.example/rechte',
    BACKGROUND_WORK: 'false',
    DATABASE_TIMEOUT: '600000',
    CONTACT_RETENTION_DAYS: '181',
    FORMS_PER_ADDRESS: '1000',
    FORMS_IN_TOTAL: '20000',
    ...env,
  })

  const ignitor = new Ignitor(APP_ROOT, {
    importer: (path) =>
      path.startsWith('.') ? import(new URL(path, APP_ROOT).href) : import(path),
  })
  let createServer: (handler: RequestListener) => HttpServer
  let server: HttpServer | undefined
  await ignitor
    .tap((app) => {
      app.booting(async () => {
        await import('#start/env')
      })
      void app.booted(async () => {
        const { httpLimits } = await import('#config/http_server')
        const { responses } = await import('#http/responses')
        const { HttpServer } = await import('#http/http_server')
        createServer = (handler) =>
          new HttpServer({ ...httpLimits, ...TIMEOUTS }, responses.inFrontOf(handler), () => true)
      })
      app.starting(async () => {
        if (!isLoaded) await migrate()
        await import('#start/content')
        if (contentRoot === null || isLoaded) return
        await load(contentRoot)
        if (known === undefined) return
        const { default: db } = await import('@adonisjs/lucid/services/db')
        await keepLoaded(known, storage, async (path) => {
          if (!database) return db.rawQuery('vacuum into ?', [path])
          /** PostgreSQL copies a database only while there are no connections to it. */
          await db.manager.closeAll()
          await database.keepAs(known)
        })
      })
    })
    .httpServer()
    .start((handler) => {
      server = createServer(handler)
      return server
    })

  const address = server?.address()
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen')
  return {
    url: `http://localhost:${address.port}`,
    storage,
    async close() {
      const ended = ignitor.terminate()
      /** The server would wait for responses that nobody has read to the end. */
      server?.closeAllConnections()
      await ended
      await database?.drop()
      /** A worker may still be writing a file. */
      await rm(storage, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

async function migrate() {
  const { default: app } = await import('@adonisjs/core/services/app')
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { MigrationRunner } = await import('@adonisjs/lucid/migration')
  const runner = new MigrationRunner(db, app, { direction: 'up' })
  await runner.run()
  if (runner.error) throw runner.error
}

async function load(contentRoot?: string) {
  const { loadContent } = await import('#content/loading/loader')
  const { ContentError } = await import('#content/loading/problems')
  const { errors } = await loadContent(contentRoot)
  if (errors.length > 0) throw new ContentError(errors)
}

/**
 * Creates a database on the PostgreSQL of the tests.
 *
 * @param template the database to copy; an empty one by default
 */
export async function createDatabase(template = 'template0') {
  const adminUrl = inject('postgresUrl')
  const name = `test_${process.pid}_${Date.now()}`
  await runSql(adminUrl, `create database ${name} encoding 'UTF8' template ${template}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => runSql(adminUrl, `drop database ${name} with (force)`),
    /**
     * Copies it to a database that exists as long as the server, unless there is one of that name.
     */
    keepAs: (copy: string) =>
      runSql(adminUrl, `create database ${copy} template ${name}`).catch((error) => {
        if (!DATABASE_EXISTS.has(error.code)) throw error
      }),
  }
}
