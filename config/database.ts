import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import type { Client } from 'pg'
import { removeValues } from '#config/postgres_errors'
import { makePrivate } from '#config/private_files'
import { rememberSqliteFile, sqliteFile } from '#config/sqlite_file'
import env from '#start/env'

const migrations = { naturalSort: true, paths: ['database/migrations'] }

/**
 * Timeouts of a request for a connection and for each response of PostgreSQL, in ms: visitors get
 * an error within two seconds if the database is unavailable. Commands have no such limit.
 */
const timeout = app.getEnvironment() === 'web' ? env.get('DATABASE_TIMEOUT', 500) : undefined

/** A resource of knex's pool for SQLite: a better-sqlite3 database. */
type SqliteConnection = {
  name: string
  inTransaction: boolean
  pragma(statement: string): unknown
}

/** A resource of knex's pool for PostgreSQL: a client of pg. */
type PostgresConnection = { readyForQuery: boolean; getTransactionStatus(): string | null }

/** Options of pg; Lucid's types only declare the first. */
const postgresClient = {
  connectionString: env.get('DATABASE_URL'),
  query_timeout: timeout,
  statement_timeout: timeout,
}

/** Options of both connections. */
const common = {
  migrations,
  seeders: { paths: ['database/seeders'] },
  schemaGeneration: {
    outputPath: 'database/schema.ts',
    rulesPaths: ['./database/schema_rules.js'],
  },
  debug: false,
  /** Errors are logged, so they show placeholders instead of values that visitors entered. */
  compileSqlOnError: false,
  /** Errors of connections reach their callers; knex would log each once more, with its stack. */
  log: { warn() {} },
}

const dbConfig = defineConfig({
  connection: env.get('DATABASE_URL') ? 'postgres' : 'sqlite',
  connections: {
    /**
     * One connection: SQLite has one writer, and statements take microseconds. The pragmas belong
     * to each connection: a reopened WAL database otherwise runs at synchronous=NORMAL. Waiting for
     * a lock stops the event loop, so a server keeps it short. What is deleted is overwritten.
     */
    sqlite: {
      ...common,
      client: 'better-sqlite3',
      connection: { filename: sqliteFile },
      useNullAsDefault: true,
      pool: {
        min: 1,
        max: 1,
        afterCreate(connection: SqliteConnection, done: (error?: Error) => void) {
          for (const suffix of ['', '-wal', '-shm']) makePrivate(connection.name + suffix)
          connection.pragma(`busy_timeout = ${app.getEnvironment() === 'web' ? 100 : 5_000}`)
          connection.pragma('journal_mode = WAL')
          connection.pragma('synchronous = FULL')
          connection.pragma('foreign_keys = ON')
          connection.pragma('secure_delete = ON')
          rememberSqliteFile()
          done()
        },
        /**
         * After a failed COMMIT the transaction may still be open; closing the connection rolls it
         * back.
         */
        validate: (connection: SqliteConnection) => !connection.inTransaction,
      },
    },

    postgres: {
      ...common,
      client: 'pg',
      connection: postgresClient,
      pool: {
        acquireTimeoutMillis: timeout,
        /** The driver emits an error here first. */
        afterCreate({ connection }: Client, done: (error?: Error) => void) {
          connection.prependListener('errorMessage', removeValues)
          done()
        },
        /** A connection with a pending response or an open transaction is not reused. */
        validate: (connection: PostgresConnection) =>
          connection.readyForQuery && connection.getTransactionStatus() === 'I',
      },
    },
  },
})

export default dbConfig
