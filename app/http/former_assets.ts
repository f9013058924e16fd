import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** How long a page may stay open after the last start with its version, in ms: thirty days. */
const KEPT_FOR = 30 * 86_400_000

/**
 * Keeps the assets of this build for those who have one of its pages open when the next one is
 * deployed, and deletes those of builds that were not started for a long time. An asset carries a hash
 * of its content in its name, so that no two builds disagree on one.
 *
 * @param built the folder with this build's assets
 * @param kept the folder with those of all builds
 */
export async function keepAssets(built: string, kept: string, now = new Date()) {
  await mkdir(kept, { recursive: true })
  const entries = await readdir(built, { withFileTypes: true })
  for (const { name } of entries.filter((entry) => entry.isFile())) {
    if (!existsSync(join(kept, name))) await copyWhole(join(built, name), kept, name)
    await utimes(join(kept, name), now, now)
  }
  for (const name of await readdir(kept)) {
    const { mtimeMs } = await stat(join(kept, name))
    if (now.getTime() - mtimeMs > KEPT_FOR) await rm(join(kept, name), { force: true })
  }
}

/** Under a hidden name until it is whole. */
async function copyWhole(file: string, folder: string, name: string) {
  const unfinished = join(folder, `.${process.pid}-${name}`)
  await copyFile(file, unfinished)
  await rename(unfinished, join(folder, name))
}
