import { chmodSync, statSync } from 'node:fs'

/**
 * Restricts a file or a folder to its owner: files become 0600, folders 0700. Ignores missing
 * files, and warns of files of other owners.
 */
export function makePrivate(path: string) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats || (stats.mode & 0o077) === 0) return
  try {
    chmodSync(path, stats.mode & 0o700)
  } catch (error) {
    process.emitWarning(`Others may read ${path}, and that cannot be changed: ${String(error)}`)
  }
}
