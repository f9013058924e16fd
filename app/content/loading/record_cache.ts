import { createHash } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import logger from '@adonisjs/core/services/logger'
import { storagePath } from '#config/storage'
import type { RecordBytes } from '#content/loading/content_files'

/** A database of nobody else, which SQLite removes when it is closed. */
const TEMPORARY = ''

/** How long to wait for another process that writes, in ms. */
const PATIENCE = 5_000

/**
 * What was read of records and pictures without errors: a load need not hold all of it at once, and the
 * next one does not parse, check and render again what has not changed. A file is known again by its
 * bytes, and only by the same version of the code.
 */
export class RecordCache {
  #file: string | undefined
  #database: DatabaseSync
  readonly #used = new Set<string>()
  #last: { name: string; hash: string; reading: object } | undefined

  /** @param code the version of the code; without one nothing is kept beyond this load */
  constructor(code?: string) {
    this.#file = code === undefined ? undefined : fileFor(code)
    this.#database = this.#open()
  }

  /**
   * @param name of what was read
   * @param hash of all bytes that the reading depends on
   * @returns what was kept under this kind of name
   */
  find(name: string, hash: string): object | undefined {
    if (this.#last?.name === name && this.#last.hash === hash) return this.#last.reading
    const row = this.#ask('select reading from readings where name = ? and hash = ?', name, hash)
    return row && this.#use(name, hash, JSON.parse(String(row.reading)))
  }

  /** @returns the same, in memory of its own: what was parsed holds on to the whole text of its file */
  keep<Reading extends object>(name: string, hash: string, reading: Reading): Reading {
    const words = JSON.stringify(reading)
    this.#ask(
      'insert or replace into readings (name, hash, reading) values (?, ?, ?)',
      name,
      hash,
      words
    )
    return this.#use(name, hash, JSON.parse(words) as Reading)
  }

  /** Lets go what this load has not met. */
  dropUnused() {
    const names = JSON.stringify([...this.#used])
    this.#ask('delete from readings where name not in (select value from json_each(?))', names)
  }

  close() {
    this.#database.close()
  }

  #use<Reading extends object>(name: string, hash: string, reading: Reading): Reading {
    this.#used.add(name)
    this.#last = { name, hash, reading }
    return reading
  }

  #ask(sql: string, ...values: string[]) {
    try {
      return this.#database.prepare(sql).get(...values)
    } catch (error) {
      if (!this.#file) throw error
      this.#database.close()
      this.#database = this.#openAnother(this.#file, error)
      return this.#database.prepare(sql).get(...values)
    }
  }

  #open(): DatabaseSync {
    if (!this.#file) return open(TEMPORARY)
    try {
      return open(this.#file)
    } catch (error) {
      return this.#openAnother(this.#file, error)
    }
  }

  /** A file that cannot be used is no reason not to load: the next load begins a new one. */
  #openAnother(damaged: string, error: unknown): DatabaseSync {
    logger.warn({ err: error }, `what was read before cannot be used: ${damaged}`)
    removeDatabase(damaged)
    this.#file = undefined
    return open(TEMPORARY)
  }
}

/** What the reading of a record depends on beside the code. */
export function hashOf(bytes: RecordBytes): string {
  const hash = createHash('sha256')
  for (const [locale, content] of bytes) {
    hash.update(`${locale} ${content?.length} `).update(content ?? '')
  }
  return hash.digest('hex')
}

/** Where the readings of a version of the code are kept; those of others go. */
function fileFor(code: string): string {
  const name = `readings-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.sqlite`
  for (const other of readdirSync(storagePath())) {
    if (/^readings-\w+\.sqlite$/.test(other) && other !== name) removeDatabase(storagePath(other))
  }
  return storagePath(name)
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: PATIENCE })
  /** A power cut may cost the last readings, but never mixes them up. */
  if (file !== TEMPORARY) database.exec('pragma journal_mode = WAL; pragma synchronous = NORMAL')
  database.exec(
    'create table if not exists readings (name text primary key, hash text, reading text)'
  )
  return database
}

/** Where another process has it open and it cannot be removed, it stays for the next load. */
function removeDatabase(file: string) {
  for (const end of ['', '-wal', '-shm']) {
    try {
      rmSync(file + end, { force: true })
    } catch (error) {
      logger.warn({ err: error }, `a file cannot be removed: ${file + end}`)
    }
  }
}
