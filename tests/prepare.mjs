import { spawnSync } from 'node:child_process'

/**
 * Installs the packages of the tests unless they are installed, for runs that are not started by an
 * npm script. Prints what it does; throws if it fails.
 */
export default function prepareTests() {
  const args = ['bin/setup.mjs', 'tests', 'running']
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error('The tests could not be set up: the reason stands above')
}
