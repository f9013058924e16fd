/**
 * The production server in `build/`, built anew when it was not built from exactly these sources.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { step } from './step.mjs'

const SOURCES = [
  'app',
  'bin',
  'config',
  'database',
  'inertia',
  'public/apple-touch-icon.png',
  'public/favicon.ico',
  'public/icons',
  'public/site.webmanifest',
  'resources/lang',
  'resources/views',
  'start',
  'adonisrc.ts',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'vite.config.ts',
]
const STAMP = 'build/.built-from'

/** Builds if need be; false when that failed, with the reason printed. */
export function buildIfStale() {
  return withLock(() => build(hashSources()))
}

function build(sources) {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return true

  const args = ['ace.js', 'build', '--tsconfig=tsconfig.build.json']
  const { status, stdout, stderr } = step('Building (about half a minute)', () =>
    spawnSync(process.execPath, args, { encoding: 'utf8' })
  )
  if (status !== 0 || !existsSync('build/bin/server.js')) {
    console.error(stdout, stderr)
    return false
  }
  writeFileSync(STAMP, sources)
  return true
}

function hashSources() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesOf(source)) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesOf(path) {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
  } catch {
    return [path]
  }
}
