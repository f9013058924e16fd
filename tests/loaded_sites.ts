import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Sites that this run of the tests has migrated and loaded already: whoever needs one again begins
 * with a copy of its folder and of its database. They last as long as the run, or as the folder that
 * LOADED_SITES names already.
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

/** Copies a loaded site into an empty folder; false when nobody has loaded it yet. */
export async function copyLoaded(name: string, storage: string): Promise<boolean> {
  const folder = process.env.LOADED_SITES
  if (!folder || !(await readdir(folder)).includes(name)) return false
  await cp(join(folder, name), storage, { recursive: true })
  return true
}

/**
 * Keeps a copy of a folder whose site has just been loaded, for those who need the same.
 *
 * @param copyDatabase writes a copy of the database to a path, or keeps one elsewhere. A process that
 *   has it open does so through its own connection: to open and close the file beside that one lets
 *   go of its locks, and the next process to open the database takes its log away.
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
  /** Another process may have been first: its copy is as good. */
  await rename(copy, join(folder, name)).catch(() => rm(copy, { recursive: true }))
}
