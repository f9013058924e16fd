import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A cache of migrated and loaded sites: a test file that needs the same site starts with a copy of
 * its folder and database. The cache is deleted after the run, unless LOADED_SITES names an
 * existing folder.
 */
export default async function setup() {
  const given = process.env.LOADED_SITES
  if (given) {
    await mkdir(given, { recursive: true })
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'saumer-loaded-'))
  process.env.LOADED_SITES = folder
  return () => rm(folder, { recursive: true, force: true })
}

const DATABASE = 'site.sqlite'

/** Copies a loaded site to an empty folder. Returns false if it has not been loaded yet. */
export async function copyLoaded(name: string, storage: string): Promise<boolean> {
  const folder = process.env.LOADED_SITES
  if (!folder || !(await readdir(folder)).includes(name)) return false
  await cp(join(folder, name), storage, { recursive: true })
  return true
}

/**
 * Caches a copy of a folder with a site that has just been loaded.
 *
 * @param copyDatabase copies the database to a path, or elsewhere. A process that has the database
 *   open must use its own connection: opening and closing the file beside it would release its
 *   locks, and the next process to open the database would take its log away.
 */
export async function keepLoaded(
  name: string,
  storage: string,
  copyDatabase: (path: string) => Promise<unknown> = (path) => cp(join(storage, DATABASE), path)
) {
  const folder = process.env.LOADED_SITES
  if (!folder) return
  const copy = await mkdtemp(join(folder, 'new-'))
  const entries = (await readdir(storage)).filter((entry) => !entry.startsWith(DATABASE))
  for (const entry of entries)
    await cp(join(storage, entry), join(copy, entry), { recursive: true })
  await copyDatabase(join(copy, DATABASE))
  /** Another process may have been first; its copy is the same. */
  await rename(copy, join(folder, name)).catch(() => rm(copy, { recursive: true }))
}
