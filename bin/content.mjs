import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { isBuilt } from './build.mjs'

/** Settings of a site that runs from `build/`: it finds in this folder what it does not bring along. */
export function setUpForBuild() {
  process.loadEnvFile('.env')
  Object.assign(process.env, {
    NODE_ENV: 'production',
    ENV_PATH: process.cwd(),
    STORAGE_PATH: resolve(process.env.STORAGE_PATH || 'storage'),
    CONTENT_ROOT: resolve(process.env.CONTENT_ROOT || '.'),
    /** Code that has been compiled before begins sooner. */
    NODE_COMPILE_CACHE: resolve(process.env.NODE_COMPILE_CACHE || 'node_modules/.cache/compiled'),
  })
}

/**
 * Migrates and loads the content in a process of its own. The command of the build begins sooner than
 * that of the sources, which have to be compiled as they are read.
 *
 * @param code the version of the code
 */
export function loadContent(code, args, stdio) {
  const ace = isBuilt(code) ? 'build/ace.js' : 'ace.js'
  return spawn(process.execPath, [ace, 'content:load', `--code=${code}`, ...args], { stdio })
}
