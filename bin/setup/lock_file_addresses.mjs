import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The registry URL that npm replaces by the configured registry (`replace-registry-host`). */
const REGISTRY = 'https://registry.npmjs.org'

/**
 * Gives npm the URL of each package while it installs the locked packages of a folder. The lockfile
 * in Git has no URLs: npm would first fetch the list of all versions of each package, which are 100
 * MB and a quarter of the processor time. npm reads `npm-shrinkwrap.json` instead of
 * `package-lock.json`.
 */
export async function withAddresses(folder, install) {
  const shrinkwrap = join(folder, 'npm-shrinkwrap.json')
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!entry.integrity || entry.resolved || entry.inBundle) continue
    const name = entry.name ?? path.split('node_modules/').at(-1)
    entry.resolved = `${REGISTRY}/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`
  }
  const remove = () => rmSync(shrinkwrap, { force: true })
  process.once('exit', remove)
  writeFileSync(shrinkwrap, JSON.stringify(lock))
  try {
    await install()
  } finally {
    process.off('exit', remove)
    remove()
  }
}
