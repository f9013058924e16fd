/**
 * Behind every script of package.json: `node bin/run.mjs <purpose> [--import=<module>] <file> …` sets up
 * what the file needs (`bin/setup.mjs` has the purposes), and runs it in this process. Where the
 * machine's Node is too old, the same is done by the Node that the set-up has installed.
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const [purpose, ...rest] = process.argv.slice(2)
const setup = fileURLToPath(new URL('setup.mjs', import.meta.url))
const { status } = spawnSync(process.execPath, [setup, purpose], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await import('./on_site_node.mjs')

const file = rest.findIndex((arg) => !arg.startsWith('--import='))
for (const option of rest.slice(0, file)) await import(option.slice('--import='.length))
process.argv.splice(1, Infinity, resolve(rest[file]), ...rest.slice(file + 1))
await import(pathToFileURL(process.argv[1]).href)
