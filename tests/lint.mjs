/**
 * `npm run lint`: runs oxlint from the packages of the tests. oxlint finds its program for
 * type-aware rules by `PATH`.
 */
import { spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

const modules = resolve('tests/node_modules')
const PATH = [resolve(modules, '.bin'), process.env.PATH].join(delimiter)
const args = [resolve(modules, 'oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']
const { status } = spawnSync(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, PATH },
})
process.exitCode = status ?? 1
