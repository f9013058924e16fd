/**
 * Builds the production server in `build/`, unless it was built from exactly these sources.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { withLock } from './lock.mjs'
import { step } from './step.mjs'

/** Everything that the server is built from. */
export const SOURCES = [
  'app',
  'bin',
  'bundling',
  'config',
  'database',
  'inertia',
  'public/apple-touch-icon.png',
  'public/favicon.ico',
  'public/icons',
  'public/site.webmanifest',
  'resources/lang',
  'resources/search',
  'resources/views',
  'start',
  'adonisrc.ts',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'vite.config.ts',
]
const STAMP = 'build/.built-from'
/** Compiled because of an import, but part of the development server only. */
const DEVELOPMENT_ONLY = 'build/app/studio'

/**
 * Builds unless the build is up to date; returns false if that failed, after printing the output.
 *
 * @param onListed called when the lists of controllers and pages are generated, before the rest of
 * the build: commands can be run from the sources from then on
 */
export function buildIfStale(onListed = () => {}) {
  return withLock(async () => isBuilt() || (await build(hashSources(), onListed)))
}

/** Whether the build was made from exactly these sources. */
export function isBuilt(sources = hashSources()) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources
}

async function build(sources, onListed) {
  const isDone = await step('Building', async () => {
    const args = ['ace.js', 'build', '--tsconfig=tsconfig.build.json']
    /** Vitest runs with `NODE_ENV=test`, which would bundle what React checks in development. */
    const env = { ...process.env, NODE_ENV: 'production' }
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc']
    const builder = spawn(process.execPath, args, { stdio, env })
    builder.once('message', onListed)
    const output = Promise.all([text(builder.stdout), text(builder.stderr)])
    const [status] = await once(builder, 'close')
    if (status === 0 && existsSync('build/bin/server.js')) return true
    console.error(...(await output))
    return false
  })
  rmSync(DEVELOPMENT_ONLY, { recursive: true, force: true })
  if (isDone) writeFileSync(STAMP, sources)
  return isDone
}

/** Returns the version of the code: a hash of everything that the server is built from. */
export function hashSources() {
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
