import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { isBuilt } from './build.mjs'

/**
 * Sets the environment of a site that runs from `build/`: `.env`, storage and content are in the
 * current folder.
 */
export function setUpForBuild() {
  process.loadEnvFile('.env')
  Object.assign(process.env, {
    NODE_ENV: 'production',
    ENV_PATH: process.cwd(),
    STORAGE_PATH: resolve(process.env.STORAGE_PATH || 'storage'),
    CONTENT_ROOT: resolve(process.env.CONTENT_ROOT || '.'),
    /** Node caches compiled code here, which makes the next start faster. */
    NODE_COMPILE_CACHE: resolve(process.env.NODE_COMPILE_CACHE || 'node_modules/.cache/compiled'),
  })
}

/**
 * A large young generation: the load parses two thousand files, and nearly all of what it allocates
 * is garbage at once. With Node's default, collecting it takes a tenth of the load's time. It begins
 * with 16 MB, because a load that finds nothing changed would spend a twelfth on growing to them.
 */
const LARGE_YOUNG_GENERATION = ['--min-semi-space-size=16', '--max-semi-space-size=64']

/**
 * Migrates the database and loads the content in a child process. The command in `build/` starts
 * faster than that of the sources, which are compiled when they are imported.
 *
 * @param code the version of the code
 */
export function loadContent(code, args, stdio) {
  const ace = isBuilt(code) ? 'build/ace.js' : 'ace.js'
  const command = [ace, 'content:load', `--code=${code}`, ...args]
  return spawn(process.execPath, [...LARGE_YOUNG_GENERATION, ...command], { stdio })
}
