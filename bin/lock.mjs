import { createHash } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The delay between attempts to get a lock, in milliseconds. */
const CHECK_INTERVAL = 200

/**
 * Runs what must not run concurrently in this checkout: installing and building. A second process
 * waits until the first is done; the lock of a process that has died is removed at once.
 *
 * Not `proper-lockfile`: this runs before the first package is installed, and proper-lockfile waits
 * for 10 s before it removes the lock of a killed process.
 */
export async function withLock(run) {
  const name = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 16)
  const lock = join(tmpdir(), `saumer-${name}.pid`)
  acquire(lock)
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    return await run()
  } finally {
    process.off('exit', release)
    release()
  }
}

function acquire(lock) {
  let waitsFor
  while (!create(lock)) {
    const owner = ownerOf(lock)
    if (!owner) continue
    if (!isRunning(owner)) removeAbandoned(lock, owner)
    else if (waitsFor !== owner.pid) {
      waitsFor = owner.pid
      console.log(`Waiting for process ${owner.pid}, which installs or builds here …`)
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, CHECK_INTERVAL)
  }
}

/** Creates the lock with its owner, atomically; returns false if it exists. */
function create(lock) {
  const own = `${lock}.${process.pid}`
  writeFileSync(own, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }))
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own)
  }
}

/** Reads the owner of the lock; undefined if the lock has just been released. */
function ownerOf(lock) {
  try {
    return JSON.parse(readFileSync(lock, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

/**
 * Removes the lock of a dead process. If several processes notice it, only one can rename it. If
 * the lock belongs to another process by then, it is put back.
 */
function removeAbandoned(lock, { pid, started }) {
  const abandoned = `${lock}.${process.pid}`
  try {
    renameSync(lock, abandoned)
    const found = ownerOf(abandoned)
    if (found.pid === pid && found.started === started) {
      console.log(`Process ${pid} was ended while it installed or built here: its lock is removed.`)
    } else linkSync(abandoned, lock)
    rmSync(abandoned)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

/** Whether a process is running, and is not a later one with the same id. */
function isRunning({ pid, started }) {
  if (!Number.isInteger(pid)) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return false
  }
  return startOf(pid) === started
}

/** Returns the start time of a process as Linux counts it; undefined elsewhere. */
function startOf(pid) {
  try {
    /** The name in parentheses may contain spaces; the start time is the 20th field after it. */
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? 'ended' : fields[18]
  } catch {
    return undefined
  }
}
