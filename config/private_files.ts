import { chmodSync, statSync } from 'node:fs'

/**
 * Keeps a file or a folder from everybody but its owner: files become 0600, folders 0700. What does
 * not exist is left alone; what belongs to somebody else is warned of.
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
