import { spawnSync } from 'node:child_process'

/**
 * Installs what only tests need, unless it is there: npm's scripts do so before, and who starts Vitest
 * or Playwright by its own name has nobody else to do it. Says what it does, and fails with the reason.
 */
export default function prepareTests() {
  const args = ['bin/setup.mjs', 'tests', 'running']
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error('The tests could not be set up: the reason stands above')
}
