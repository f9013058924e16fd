import { defineConfig } from '@adonisjs/lucid'
import { storagePath } from '#config/storage'
import env from '#start/env'

const migrations = { naturalSort: true, paths: ['database/migrations'] }

/** What `afterCreate` receives from knex's pool: a better-sqlite3 database. */
type SqliteConnection = { pragma(statement: string): unknown }

const dbConfig = defineConfig({
  connection: env.get('DATABASE_URL') ? 'postgres' : 'sqlite',
  connections: {
    /**
     * One connection: SQLite has one writer, and statements take microseconds. The pragmas belong
     * to each connection: a reopened WAL database otherwise runs at synchronous=NORMAL. Waiting for
     * a lock stops the event loop, so it is kept short.
     */
    sqlite: {
      client: 'better-sqlite3',
      connection: { filename: storagePath('site.sqlite') },
      useNullAsDefault: true,
      pool: {
        min: 1,
        max: 1,
        afterCreate(connection: SqliteConnection, done: (error?: Error) => void) {
          connection.pragma('journal_mode = WAL')
          connection.pragma('synchronous = FULL')
          connection.pragma('foreign_keys = ON')
          connection.pragma('busy_timeout = 100')
          done()
        },
      },
      migrations,
      seeders: { paths: ['database/seeders'] },
      schemaGeneration: { enabled: false },
      debug: false,
    },

    postgres: {
      client: 'pg',
      connection: { connectionString: env.get('DATABASE_URL') },
      migrations,
      seeders: { paths: ['database/seeders'] },
      schemaGeneration: { enabled: false },
      debug: false,
    },
  },
})

export default dbConfig
