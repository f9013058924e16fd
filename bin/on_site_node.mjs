/**
 * Imported first by what is started without npm (`node ace …`, `node_modules/.bin/vitest`,
 * `node_modules/.bin/playwright test`): if Node is too old, the same command is run by the site's
 * Node, which is installed first if need be. If there are no packages, a message says what to do.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isTooOld, siteNode, unsupported, whenParentExits } from './programs.mjs'

const isInstalled = existsSync(new URL('../node_modules', import.meta.url))
const missing = 'The packages are not installed: run npm install, and try again.'
const reason = unsupported() ?? (isInstalled ? undefined : missing)
if (reason) {
  console.error(reason)
  process.exit(1)
}
if (isTooOld()) {
  if (siteNode() === process.execPath) installNode()
  process.exit(await runAnew(siteNode()))
}

/** Exits with the setup's exit code if it fails. */
function installNode() {
  const setup = fileURLToPath(new URL('setup.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [setup, 'site'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs the same command with another Node and returns its exit code. */
async function runAnew(node) {
  /** Its child processes find the same Node by the name of `node`. */
  const PATH = [dirname(node), process.env.PATH].join(delimiter)
  const args = [...process.execArgv, ...process.argv.slice(1)]
  const child = spawn(node, args, { stdio: 'inherit', env: { ...process.env, PATH } })
  /** A terminal sends Ctrl+C to both processes. */
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  whenParentExits(() => child.kill('SIGTERM'))
  const [status] = await once(child, 'exit')
  return status ?? 1
}
