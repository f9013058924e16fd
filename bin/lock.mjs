import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A lock nobody has touched for so long belongs to a process that died, in milliseconds. */
const STALE_AFTER = 10 * 60_000

/**
 * Runs what must not run twice at once in this checkout: installing and building. A second process
 * waits until the first is done.
 */
export function withLock(run) {
  const name = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 16)
  const lock = join(tmpdir(), `saumer-${name}.lock`)
  while (!acquire(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  const release = () => rmSync(lock, { recursive: true, force: true })
  process.once('exit', release)
  try {
    return run()
  } finally {
    process.off('exit', release)
    release()
  }
}

function acquire(lock) {
  try {
    mkdirSync(lock)
    return true
  } catch {
    const { mtimeMs = Date.now() } = statSync(lock, { throwIfNoEntry: false }) ?? {}
    if (Date.now() - mtimeMs > STALE_AFTER) rmSync(lock, { recursive: true, force: true })
    return false
  }
}
