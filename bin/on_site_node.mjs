/**
 * Imported first by what people start without npm (`node ace …`, `node_modules/.bin/vitest`,
 * `node_modules/.bin/playwright test`): where an older Node runs it, the site's Node runs it instead.
 * Where the packages that bring that Node are missing, one sentence says what to do.
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

/** Runs the same command on the site's Node, and gives its exit code. */
async function runAnew() {
  /** What it starts in turn by the name of `node` gets the same one. */
  const PATH = [dirname(node), process.env.PATH].join(delimiter)
  const args = [...process.execArgv, ...process.argv.slice(1)]
  const child = spawn(node, args, { stdio: 'inherit', env: { ...process.env, PATH } })
  /** A terminal tells both of Ctrl+C. */
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const [status] = await once(child, 'exit')
  return status ?? 1
}
