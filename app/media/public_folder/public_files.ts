import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { from, into } from '#database/query'
import { UnavailableException } from '#database/unavailable_exception'
import { publicRoot } from '#media/public_folder/public_folder'

/**
 * Published files. Their names contain a hash of their content: a file that exists is complete and
 * never changes. They are stored in a folder of the machine. Machines that share a PostgreSQL
 * database share their files there; then the folder is a cache.
 */
const folder = join(publicRoot, 'media')

/** Whether machines share their files in the database. */
export const isShared = () => db.connection().dialect.name === 'postgres'

/** Publishes a file, unless it is published already. */
export async function publishFile(name: string, make: () => Promise<Buffer>): Promise<void> {
  const path = join(folder, name)
  const isHere = existsSync(path)
  if (!isShared()) return isHere ? undefined : write(path, await make())

  if ((await unpublished([name])).length === 0) return
  const content = isHere ? await readFile(path) : await make()
  if (!isHere) await write(path, content)
  await into('public_files').insert({ name, content }).onConflict('name').ignore()
}

/** Returns the names of files that are not published yet. */
export async function unpublished(names: readonly string[]): Promise<string[]> {
  if (!isShared()) return names.filter((name) => !existsSync(join(folder, name)))
  const rows = await from('public_files').whereIn('name', names).select('name')
  const published = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !published.has(name))
}

/** Pending downloads from the database, which concurrent requests share. */
const fetches = new Map<string, Promise<boolean>>()

/**
 * Copies a published file from the database to this machine's folder, unless it is there.
 *
 * @returns whether the file exists
 * @throws UnavailableException if the database is unavailable
 */
export function fetchFile(name: string): Promise<boolean> {
  const pending = fetches.get(name)
  if (pending) return pending
  const fetched = fetchNow(name).finally(() => fetches.delete(name))
  fetches.set(name, fetched)
  return fetched
}

/** Other names are never looked up in the database. */
const NAME = /^[^./\\\0][^/\\\0]*-[0-9a-f]{10}[^/\\\0]*$/

async function fetchNow(name: string): Promise<boolean> {
  const path = join(folder, name)
  if (!NAME.test(name) || name.length > 255) return false
  if (existsSync(path)) return true
  if (!isShared()) return false
  const row = await from('public_files')
    .where('name', name)
    .select('content')
    .first()
    .catch((error: unknown) => {
      throw new UnavailableException('The database did not answer', { cause: error })
    })
  if (row) await write(path, row.content)
  return row !== null
}

/** Writes to a hidden temporary file, which is renamed after flushing, or removed on errors. */
async function write(path: string, content: Buffer) {
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `.${randomBytes(8).toString('hex')}`)
  try {
    await writeFile(unfinished, content, { flush: true })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
