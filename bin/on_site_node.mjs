/**
 * Imported first by what is started without npm (`node ace …`, `node_modules/.bin/vitest`,
 * `node_modules/.bin/playwright test`): if Node is too old, the same command is run by the site's
 * Node. If the packages with that Node are missing, a message says what to do.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { isTooOld, siteNode, unsupported } from './programs.mjs'

const node = siteNode()
const isInstalled = existsSync(new URL('../node_modules', import.meta.url))
if (!isInstalled || (isTooOld() && node === process.execPath)) {
  console.error(unsupported() ?? 'The packages are not installed: run npm install, and try again.')
  process.exit(1)
}
if (isTooOld()) process.exit(await runAnew())

/** Runs the same command with the site's Node and returns its exit code. */
async function runAnew() {
  /** Its child processes find the same Node by the name of `node`. */
  const PATH = [dirname(node), process.env.PATH].join(delimiter)
  const args = [...process.execArgv, ...process.argv.slice(1)]
  const child = spawn(node, args, { stdio: 'inherit', env: { ...process.env, PATH } })
  /** A terminal sends Ctrl+C to both processes. */
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const [status] = await once(child, 'exit')
  return status ?? 1
}
