import { createHash } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import logger from '@adonisjs/core/services/logger'
import { storagePath } from '#config/storage'
import type { RecordBytes } from '#content/loading/content_files'

/** The name of a private temporary database, which SQLite removes on close. */
const TEMPORARY = ''

/** The time to wait for another writing process, in ms. */
const BUSY_TIMEOUT = 5_000

/**
 * Caches records and pictures that were read without errors. The next load does not parse, validate
 * and render unchanged files again, and a load need not hold all of them in memory. Entries are
 * keyed by the bytes of the files and are valid for one code version only.
 */
export class RecordCache {
  #file: string | undefined
  #database: DatabaseSync
  readonly #used = new Set<string>()
  #last: { name: string; hash: string; value: object } | undefined

  /** @param code the code version; if undefined, the cache is discarded after this load */
  constructor(code?: string) {
    this.#file = code === undefined ? undefined : fileFor(code)
    this.#database = this.#open()
  }

  /**
   * @param name the name of the record or picture
   * @param hash the hash of all bytes that the result depends on
   * @returns the cached value of the name and hash
   */
  find(name: string, hash: string): object | undefined {
    if (this.#last?.name === name && this.#last.hash === hash) return this.#last.value
    const row = this.#run('select value from records where name = ? and hash = ?', name, hash)
    return row && this.#use(name, hash, JSON.parse(String(row.value)))
  }

  /**
   * Caches a value.
   *
   * @returns a deep copy, because parsed values retain the whole text of their file in memory
   */
  set<Value extends object>(name: string, hash: string, value: Value): Value {
    const json = JSON.stringify(value)
    this.#run(
      'insert or replace into records (name, hash, value) values (?, ?, ?)',
      name,
      hash,
      json
    )
    return this.#use(name, hash, JSON.parse(json) as Value)
  }

  /** Evicts all entries that this load has not used. */
  dropUnused() {
    const names = JSON.stringify([...this.#used])
    this.#run('delete from records where name not in (select value from json_each(?))', names)
  }

  close() {
    this.#database.close()
  }

  #use<Value extends object>(name: string, hash: string, value: Value): Value {
    this.#used.add(name)
    this.#last = { name, hash, value }
    return value
  }

  #run(sql: string, ...values: string[]) {
    try {
      return this.#database.prepare(sql).get(...values)
    } catch (error) {
      if (!this.#file) throw error
      this.#database.close()
      this.#database = this.#replace(this.#file, error)
      return this.#database.prepare(sql).get(...values)
    }
  }

  #open(): DatabaseSync {
    if (!this.#file) return open(TEMPORARY)
    try {
      return open(this.#file)
    } catch (error) {
      return this.#replace(this.#file, error)
    }
  }

  /** Deletes a damaged cache file and opens an empty cache for this load. */
  #replace(damaged: string, error: unknown): DatabaseSync {
    logger.warn({ err: error }, `what was read before cannot be used: ${damaged}`)
    removeDatabase(damaged)
    this.#file = undefined
    return open(TEMPORARY)
  }
}

/** Returns the hash of the bytes that the reading of a record depends on. */
export function hashOfBytes(bytes: RecordBytes): string {
  const hash = createHash('sha256')
  for (const [locale, content] of bytes) {
    hash.update(`${locale} ${content?.length} `).update(content ?? '')
  }
  return hash.digest('hex')
}

/** Returns the cache file of a code version and removes those of other versions. */
function fileFor(code: string): string {
  const name = `readings-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.sqlite`
  for (const other of readdirSync(storagePath())) {
    if (/^readings-\w+\.sqlite$/.test(other) && other !== name) removeDatabase(storagePath(other))
  }
  return storagePath(name)
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT })
  /** A power failure may lose the latest entries but does not corrupt the database. */
  if (file !== TEMPORARY) database.exec('pragma journal_mode = WAL; pragma synchronous = NORMAL')
  database.exec('create table if not exists records (name text primary key, hash text, value text)')
  return database
}

/** A file that cannot be removed because another process has it open is left for the next load. */
function removeDatabase(file: string) {
  for (const end of ['', '-wal', '-shm']) {
    try {
      rmSync(file + end, { force: true })
    } catch (error) {
      logger.warn({ err: error }, `a file cannot be removed: ${file + end}`)
    }
  }
}
