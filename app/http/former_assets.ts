import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** The retention period of assets after the last start of their build, in ms: thirty days. */
const MAX_AGE = 30 * 86_400_000

/**
 * Copies the assets of this build to a folder shared by all builds, so that pages that are open
 * during a deployment find their assets, and deletes those of builds that have not been started for
 * a long time. File names contain a hash of the content, so builds do not conflict.
 *
 * @param built the folder with the assets of this build
 * @param archive the folder with the assets of all builds
 */
export async function archiveAssets(built: string, archive: string, now = new Date()) {
  await mkdir(archive, { recursive: true })
  const entries = await readdir(built, { withFileTypes: true })
  for (const { name } of entries.filter((entry) => entry.isFile())) {
    if (!existsSync(join(archive, name))) await copyWhole(join(built, name), archive, name)
    await utimes(join(archive, name), now, now)
  }
  for (const name of await readdir(archive)) {
    const { mtimeMs } = await stat(join(archive, name))
    if (now.getTime() - mtimeMs > MAX_AGE) await rm(join(archive, name), { force: true })
  }
}

/** Copies to a temporary hidden name and renames the copy, so that a file is never incomplete. */
async function copyWhole(file: string, folder: string, name: string) {
  const unfinished = join(folder, `.${process.pid}-${name}`)
  await copyFile(file, unfinished)
  await rename(unfinished, join(folder, name))
}
